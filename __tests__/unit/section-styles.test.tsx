import type { GatsbyLoader, LoadedPage } from "../../src/runtime/gatsby-loader";

const HREF = "/sections.1234.css";
const page: LoadedPage = { page: { path: "/about" } };
const loadPage = jest.fn(async () => page);

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** The module anew, as in a document that has been loaded. */
function begin() {
  const loader: GatsbyLoader = { loadPage, loadPageSync: () => page };
  window.___loader = loader;
  let styles: typeof import("../../src/runtime/section-styles") | undefined;
  jest.isolateModules(() => (styles = jest.requireActual("../../src/runtime/section-styles")));
  styles?.awaitSectionStyles();
  return { loader, apply: () => styles?.applySectionStyles() };
}

beforeEach(() => {
  loadPage.mockClear();
  document.head.innerHTML = `<style data-href="/styles.1234.css"></style><style data-href="${HREF}"></style>`;
});

test("G5: the first page waits for nothing; the next comes when the styles of all sections have, and applies them", async () => {
  const { loader, apply } = begin();
  expect(await loader.loadPage("/")).toBe(page);
  expect(sheets()).toEqual([]);

  const next = loader.loadPage("/about");
  const other = loader.loadPage("/cases");
  expect(loadPage).toHaveBeenCalledTimes(3);
  const [sheet, ...more] = sheets();
  expect(more).toEqual([]);
  expect(sheet?.getAttribute("href")).toBe(HREF);
  // Fetched, it styles nothing anew until another page does.
  expect(sheet?.media).toBe("not all");
  const isThere = jest.fn();
  void next.then(isThere);
  await Promise.resolve();
  expect(isThere).not.toHaveBeenCalled();

  sheet?.dispatchEvent(new Event("load"));
  expect(await next).toBe(page);
  expect(await other).toBe(page);
  expect(sheet?.media).toBe("not all");
  apply();
  expect(sheet?.media).toBe("all");

  await loader.loadPage("/contacts");
  expect(sheets()).toEqual([sheet]);
});

test("G4: styles that do not come are a chunk that does not, and are asked for again", async () => {
  const { loader, apply } = begin();
  await loader.loadPage("/");
  const next = loader.loadPage("/about");
  sheets()[0]?.dispatchEvent(new Event("error"));
  const failed = await next;
  expect(failed?.status).toBe("error");
  expect(String(failed?.error)).toContain(`Loading CSS chunk sections failed (${HREF})`);
  expect(sheets()).toEqual([]);
  apply();

  const again = loader.loadPage("/about");
  sheets()[0]?.dispatchEvent(new Event("load"));
  expect(await again).toBe(page);
});

test("a page that is shown before they are there has them as soon as they are", async () => {
  const { loader, apply } = begin();
  await loader.loadPage("/");
  void loader.loadPage("/about");
  apply();
  expect(sheets().map(({ media }) => media)).toEqual(["all"]);
});

test("the site that is developed has all styles, and fetches none", async () => {
  document.head.innerHTML = "";
  const { loader, apply } = begin();
  await loader.loadPage("/");
  expect(await loader.loadPage("/about")).toBe(page);
  apply();
  expect(sheets()).toEqual([]);
});
