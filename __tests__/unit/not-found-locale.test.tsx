import { keepNotFoundLocale, notFoundLocale } from "../../src/runtime/not-found-locale";

describe("N11: the language of a 404 (locale rule 4)", () => {
  it.each([
    ["/ru/nothing", "", "ru"],
    ["/br/nothing", "i18n_redirected=ru", "br"],
    ["/nothing", "i18n_redirected=ru", "ru"],
    ["/nothing", "i18n_redirected=xx", "en"],
    ["/nothing", "", "en"],
  ])("of %s with the cookie %j is %s", (path, cookies, locale) => {
    expect(notFoundLocale(path, cookies)).toBe(locale);
  });

  const fallback = { page: { path: "/404.html" }, json: "en" };
  const loaded: Readonly<Record<string, object>> = {
    "/ru/404": { page: { path: "/ru/404" }, json: "ru" },
    "/about": { page: { path: "/about" }, json: "about" },
  };
  const load = (path: string) => loaded[path] ?? fallback;

  beforeEach(() => {
    document.body.innerHTML = '<div id="___gatsby"><p>served</p></div>';
    Object.assign(window, { ___loader: { loadPage: async (path: string) => load(path), loadPageSync: load } });
  });

  it("replaces Gatsby's own where no page is found, and nothing else", async () => {
    keepNotFoundLocale();
    expect(await window.___loader.loadPage("/ru/nothing")).toEqual({ page: { path: "/404.html" }, json: "ru" });
    expect(window.___loader.loadPageSync("/ru/nothing")).toEqual({ page: { path: "/404.html" }, json: "ru" });
    expect(await window.___loader.loadPage("/about")).toEqual(loaded["/about"]);
  });

  it("keeps the address, and what was served in the right language", () => {
    window.history.replaceState({}, "", "/ru/nothing");
    window.pagePath = "/ru/404";
    keepNotFoundLocale();
    expect(window.pagePath).toBe("/404.html");
    expect(document.getElementById("___gatsby")).toHaveTextContent("served");
  });

  it("draws anew what a host served in another language", () => {
    window.history.replaceState({}, "", "/ru/nothing");
    window.pagePath = "/404.html";
    keepNotFoundLocale();
    expect(document.getElementById("___gatsby")).toBeEmptyDOMElement();
  });

  it("leaves other pages alone", () => {
    window.history.replaceState({}, "", "/about");
    window.pagePath = "/about";
    keepNotFoundLocale();
    expect(window.pagePath).toBe("/about");
  });
});
