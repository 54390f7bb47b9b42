import { render, screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../src/i18n/use-locale";
import { usePage } from "../../src/i18n/use-page";
import { pagesFor } from "../../src/site/pages";
import { pagesWithoutRoute } from "../../src/site/pages-without-route";
import { messagesOf, onPage } from "../support/with-plugin";

const day = "2025-03-01T10:00:00.000Z";
const pages = pagesFor({ cases: [], vacancies: [], posts: [], screens: { en: day, ru: day, br: day } });

function contextAt(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page.context;
}

function Words() {
  const { t, i18n } = useTranslation();
  return (
    <p>
      {[useLocale().code, usePage().name, i18n.language, t("menu.open"), t("blog.minutes", { count: 3 })].join(" · ")}
    </p>
  );
}

const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());
afterAll(() => warn.mockRestore());

describe("L6: a component on a page", () => {
  it.each([
    ["/blog", "en · blog___en · en · "],
    ["/ru/blog", "ru · blog___ru · ru · "],
    ["/br/blog", "br · blog___br · pt · "],
  ])("speaks the language of %s, from the messages that the page ships", (path, start) => {
    const { container } = render(onPage(contextAt(path), <Words />));
    expect(container.textContent).toMatch(new RegExp(`^${start}`));
    expect(container).not.toHaveTextContent(/menu\.open|blog\.minutes/);
    expect(warn).not.toHaveBeenCalled();
  });

  it("warns once of a file that is missing, and of each message", () => {
    const page = contextAt("/ru/blog");
    const { edges } = messagesOf(page);
    const locales = { edges: edges.filter(({ node }) => node.ns !== "blog") };
    const { rerender } = render(onPage(page, <Words />, locales));
    expect(screen.getByText(/blog\.minutes$/)).toBeVisible();
    const said = warn.mock.calls.map(([line]) => String(line));
    expect(said.filter((line) => line.includes('no message file "blog.json" in "ru"'))).toHaveLength(1);
    expect(said.filter((line) => line.includes('no message "blog.minutes')).length).toBeGreaterThan(0);
    rerender(onPage(page, null, locales));
    expect(screen.queryByText(/blog\.minutes$/)).toBeNull();
  });

  it("has no messages where the page has no query, and no warning of their files", () => {
    const [preview] = pagesWithoutRoute(pages, { isDevelopment: true });
    if (!preview) throw new Error("There is no preview.");
    render(onPage(preview.context, null, { edges: [] }));
    expect(warn).not.toHaveBeenCalled();
  });
});
