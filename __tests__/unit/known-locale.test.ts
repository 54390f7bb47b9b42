import { LOCALES, type LocaleCode } from "@future-native/contract/locales";
import { knownLocale } from "../../src/site/known-locale";
import { routePath } from "../../src/site/routes";

describe("L6: what is missing is a console warning, and nothing worse (locale rule 6)", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());
  afterAll(() => warn.mockRestore());

  it("an unknown locale: the default is used", () => {
    expect(knownLocale("xx").code).toBe("en");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"xx"'));
  });

  it("an unknown locale: its addresses are the default's", () => {
    expect(routePath("about", "xx" as LocaleCode)).toBe("/about");
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("a locale without a tag: the default's is used", () => {
    const table = LOCALES.map((locale) => (locale.code === "br" ? { ...locale, tag: "" } : locale));
    expect(knownLocale("br", table)).toMatchObject({ code: "br", tag: "en" });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"br" has no language tag'));
  });

  it("nothing: no warning", () => {
    expect(knownLocale("ru").tag).toBe("ru");
    expect(warn).not.toHaveBeenCalled();
  });
});
