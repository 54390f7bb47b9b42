import { act, render } from "@testing-library/react";
import { headHandlerForBrowser as useLateHead } from "../../src/runtime/late-head/head-handler";
import type { HeadPage } from "../../src/runtime/late-head/head-page";

const drawn: HeadPage[] = [];
jest.mock("../../src/runtime/late-head/draw-head", () => ({ drawHead: (page: HeadPage) => drawn.push(page) }));

const titles = () => [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent);
const pageOf = (name: string): HeadPage => ({
  pageComponent: { Head: () => null },
  pageComponentProps: { pageContext: { name } },
  staticQueryResults: {},
});

function Page({ page }: { page: HeadPage }) {
  useLateHead(page);
  return null;
}

const show = (view: ReturnType<typeof render>, page: HeadPage) => act(async () => view.rerender(<Page page={page} />));

// One visit, because what stands in a document is remembered for as long as the document is there.
test("G5, L5: the head of the first page is as served, that of others is drawn, one without a head has none", async () => {
  document.head.innerHTML = '<title data-gatsby-head="true">Home</title>';
  const home = pageOf("home");
  const view = render(<Page page={home} />);
  await show(view, { ...home });
  expect(drawn).toEqual([]);
  expect(titles()).toEqual(["Home"]);

  const about = pageOf("about");
  await show(view, about);
  expect(drawn).toEqual([about]);
  await show(view, { ...about });
  expect(drawn).toHaveLength(1);

  await show(view, { ...pageOf("failed"), pageComponent: {} });
  expect(titles()).toEqual([]);
  expect(drawn).toHaveLength(1);

  await show(view, home);
  expect(drawn).toEqual([about, home]);
});
