import { notFoundLocale, replaceForeignNotFound } from "../../src/navigation/not-found-locale";

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

  beforeEach(() => {
    document.body.innerHTML = '<div id="___gatsby"><p>served</p></div>';
  });

  it("keeps the address, and what was served in the right language", () => {
    window.history.replaceState({}, "", "/ru/nothing");
    window.pagePath = "/ru/404";
    replaceForeignNotFound();
    expect(window.pagePath).toBe("/404.html");
    expect(document.getElementById("___gatsby")).toHaveTextContent("served");
  });

  it("draws anew what a host served in another language", () => {
    window.history.replaceState({}, "", "/ru/nothing");
    window.pagePath = "/404.html";
    replaceForeignNotFound();
    expect(document.getElementById("___gatsby")).toBeEmptyDOMElement();
  });

  it("leaves other pages alone", () => {
    window.history.replaceState({}, "", "/about");
    window.pagePath = "/about";
    replaceForeignNotFound();
    expect(window.pagePath).toBe("/about");
  });
});
