import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { LocaleSwitchLink } from "../../src/i18n/locale-switch-link";
import { LocalizedLink } from "../../src/i18n/localized-link";
import { switchesOf, useSwitches } from "../../src/i18n/use-switches";
import { pagesFor } from "../../src/site/pages";
import { onPage } from "../support/with-plugin";

const day = "2025-03-01T10:00:00.000Z";
const pages = pagesFor({
  cases: [
    { entryId: "1", locale: "en", alias: "north", updatedAt: day },
    { entryId: "1", locale: "ru", alias: "north", updatedAt: day },
  ],
  vacancies: [],
  posts: [{ entryId: "3", locale: "ru", alias: "brief", updatedAt: day }],
  screens: { en: day, ru: day, br: day },
});

function contextAt(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page.context;
}

function showAt(path: string, children: ReactNode) {
  return render(onPage(contextAt(path), children));
}

describe("LocalizedLink", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    [{ route: "cases" } as const, "/ru/cases"],
    [{ route: "index", hash: "jobs" } as const, "/ru#jobs"],
    [{ route: "cases-alias", params: { alias: "north" } } as const, "/ru/cases/north"],
    [{ to: "/cases?cat=x#y" } as const, "/ru/cases?cat=x#y"],
    [{ to: "/" } as const, "/ru"],
    [{ to: "/br/cases" } as const, "/br/cases"],
    [{ to: "/cases/?cat=x" } as const, "/ru/cases?cat=x"],
    [{ to: "https://school.example/" } as const, "https://school.example/"],
    [{ to: "mailto:a@b.example" } as const, "mailto:a@b.example"],
    [{ to: "//other.example" } as const, "//other.example"],
    [{ to: "/media/report.pdf" } as const, "/media/report.pdf"],
    [{ to: "/rss.xml?x=1" } as const, "/rss.xml?x=1"],
  ])("on a Russian page leads from %j to %s", (target, address) => {
    showAt("/ru/about", <LocalizedLink {...target}>Go</LocalizedLink>);
    expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", address);
  });

  it.each([
    [{ route: "cases" } as const, "/cases"],
    [{ to: "/cases/north?x=1#y" } as const, "/cases/north?x=1#y"],
  ])("leads to %j without loading the document", (target, address) => {
    const navigate = jest.spyOn(window, "___navigate");
    showAt("/about", <LocalizedLink {...target}>Go</LocalizedLink>);
    expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
    expect(navigate).toHaveBeenCalledWith(address, expect.anything());
  });

  it.each([
    ["another site", { to: "https://school.example/about" }, {}],
    ["mail", { to: "mailto:a@b.example" }, {}],
    ["a file", { to: "/rss.xml" }, {}],
    ["the CMS", { to: "/admin" }, {}],
    ["another tab", { to: "/cases", target: "_blank" }, {}],
    ["a download", { to: "/cases", download: true }, {}],
    ["a click with Ctrl", { to: "/cases" }, { ctrlKey: true }],
    ["a click with the middle button", { to: "/cases" }, { button: 1 }],
  ])("leaves %s to the browser", (_, props, click) => {
    const navigate = jest.spyOn(window, "___navigate");
    showAt("/about", <LocalizedLink {...props}>Go</LocalizedLink>);
    expect(fireEvent.click(screen.getByRole("link"), click)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("leaves to a component what it has made of a click", () => {
    const navigate = jest.spyOn(window, "___navigate");
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener("click", prevent, { capture: true });
    showAt("/about", <LocalizedLink to="/contacts/brief">Brief</LocalizedLink>);
    fireEvent.click(screen.getByRole("link"));
    document.removeEventListener("click", prevent, { capture: true });
    expect(navigate).not.toHaveBeenCalled();
  });

  it("marks the page one is on", () => {
    showAt(
      "/ru/about",
      <>
        <LocalizedLink route="about">Here</LocalizedLink>
        <LocalizedLink route="cases">There</LocalizedLink>
      </>,
    );
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Here");
  });
});

function Switcher() {
  return useSwitches().map((item) => (
    <LocaleSwitchLink key={item.path} to={item}>
      {item.locale.name}
    </LocaleSwitchLink>
  ));
}

describe("L4: the language switcher", () => {
  it("lists every other locale, with the same entry or its list", () => {
    showAt("/ru/cases/north", <Switcher />);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/cases/north", "/br/cases"]);
    expect(screen.getByRole("link", { name: "Português" })).toHaveAttribute("lang", "pt");
  });

  it("leads home from a 404 and nowhere from the blog", () => {
    expect(switchesOf(contextAt("/ru/404")).map(({ path }) => path)).toEqual(["/", "/br"]);
    expect(switchesOf(contextAt("/ru/blog/brief"))).toEqual([]);
  });

  it("keeps the choice in the cookie", () => {
    showAt("/about", <Switcher />);
    fireEvent.click(screen.getByRole("link", { name: "Русский" }), { ctrlKey: true });
    expect(document.cookie).toContain("i18n_redirected=ru");
  });
});
