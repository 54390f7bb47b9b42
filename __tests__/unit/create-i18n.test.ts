import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { createI18n, extendI18n, pageI18n } from "../../src/i18n/create-i18n";
import { warnOfMissing } from "../../src/i18n/warn-of-missing";

const file = (tag: string, ns: string): object =>
  JSON.parse(readFileSync(join(__dirname, "..", "..", "locales", tag, `${ns}.json`), "utf8"));

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe("L6: an instance of i18next", () => {
  const things = {
    things_one: "one {{count}}",
    things_few: "few {{count}}",
    things_many: "many {{count}}",
    things_other: "other {{count}}",
  };

  it.each([
    // The rules of Breton, whose code our prefix of Brazil is, would say "few" of 3.
    ["pt", { 0: "one", 1: "one", 2: "other", 3: "other", 5: "other", 1_000_000: "many" }],
    ["ru", { 0: "many", 1: "one", 2: "few", 3: "few", 5: "many", 21: "one", 22: "few" }],
    ["en", { 0: "other", 1: "one", 2: "other", 3: "other" }],
  ])("counts as one does in %s", (language, forms) => {
    const { t } = createI18n(language, { common: { menu: things } });
    for (const [count, form] of Object.entries(forms)) {
      expect(t("menu.things" as "menu.index", { count: Number(count) })).toBe(`${form} ${count}`);
    }
  });

  it("puts values in as they are, whatever is in them", () => {
    const { t } = createI18n("en", { common: { announcement: "Opened: {{title}}" } });
    const keepsTitle = fc.property(fc.string(), (title) =>
      expect(t("announcement", { title })).toBe(`Opened: ${title}`),
    );
    fc.assert(keepsTitle, { examples: [['<b> & "'], ["$&"], ["{{title}}"], ["$t(close)"]] });
    expect(t("announcement")).toBe("Opened: {{title}}");
    expect(warn).not.toHaveBeenCalled();
  });

  it("finds a message in whatever file it is", () => {
    const { t } = createI18n("pt", { common: file("pt", "common"), errors: file("pt", "errors") });
    expect(t("menu.index")).not.toBe("menu.index");
    expect(t("errors.notFound")).not.toBe("errors.notFound");
    expect(warn).not.toHaveBeenCalled();
  });

  it("is made for `Head` of what the page's query gives", () => {
    const edges = ["common", "errors"].map((ns) => ({
      node: { ns, language: "ru", data: JSON.stringify(file("ru", ns)) },
    }));
    expect(pageI18n("ru", { edges }).t("errors.home")).toMatch(/^На\sглавную$/);
  });

  it("can be extended, and is what it was", () => {
    const page = createI18n("en", { common: { close: "Close" }, errors: {} });
    const extended = extendI18n(page, file("en", "form"));
    expect(extended.t("form.titles.1")).toBe("Tell us about your project");
    expect(extended.t("close")).toBe("Close");
    expect(warn).not.toHaveBeenCalled();
    expect(page.t("form.titles.1")).toBe("form.titles.1");
  });
});

describe("L6: what is missing is a console warning, never a blank (locale rule 6)", () => {
  it("a message: its key is shown instead", () => {
    const instance = createI18n("ru", { common: {} });
    warnOfMissing(instance);
    expect(instance.t("menu.index")).toBe("menu.index");
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/no message "menu\.index" in "ru".*src\/site\/routes\.ts/));
    expect(extendI18n(instance, {}).t("close")).toBe("close");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no message "close"'));
  });
});
