import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@future-native/contract/locales";
import { createTranslate, parseMessages, type MessageTree } from "../../src/i18n/messages";
import { ROUTE_NAMES, namespacesOf } from "../../src/routes";

const ROOT = join(__dirname, "..", "..", "locales");
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function readFiles(code: string) {
  return readdirSync(join(ROOT, code)).map((name) => ({
    ns: name.replace(".json", ""),
    data: readFileSync(join(ROOT, code, name), "utf8"),
  }));
}

function leaves(tree: MessageTree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

const treeOf = (code: string) => parseMessages(readFiles(code));
const baseKeys = (code: string) => [...new Set(leaves(treeOf(code)).map(([key]) => key.replace(PLURAL, "")))].sort();

describe("L6: message files", () => {
  it.each(LOCALES.map(({ code }) => code))("of %s have the files and the keys of English", (code) => {
    expect(readdirSync(join(ROOT, code))).toEqual(readdirSync(join(ROOT, "en")));
    expect(baseKeys(code)).toEqual(baseKeys("en"));
  });

  it.each(LOCALES.map(({ code, tag }) => [code, tag]))(
    "of %s have every plural form of %s, no other, and no blank",
    (code, tag) => {
      const all = leaves(treeOf(code));
      const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
      const plurals = all.filter(([key]) => PLURAL.test(key)).map(([key]) => key);
      const expected = [...new Set(plurals.map((key) => key.replace(PLURAL, "")))].flatMap((key) =>
        forms.map((form) => `${key}_${form}`),
      );
      expect(plurals.sort()).toEqual(expected.sort());
      for (const [key, text] of all) expect([key, text.trim()]).not.toEqual([key, ""]);
    },
  );

  it("use the same placeholders in every locale", () => {
    const placeholders = (code: string) =>
      new Map(
        leaves(treeOf(code)).map(([key, text]) => [
          key.replace(PLURAL, ""),
          [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort(),
        ]),
      );
    for (const { code } of LOCALES) expect(placeholders(code)).toEqual(placeholders("en"));
  });

  it("have no top-level key in two files, and only files that a route may ship", () => {
    const keys = readFiles("en").flatMap(({ data }) => Object.keys(JSON.parse(data)));
    expect(keys).toHaveLength(new Set(keys).size);
    // The notices are fetched on their own, in whatever language they are needed.
    const shipped = new Set<string>(["notices", ...ROUTE_NAMES.flatMap(namespacesOf)]);
    expect(
      readFiles("en")
        .map(({ ns }) => ns)
        .sort(),
    ).toEqual([...shipped].sort());
  });

  it("say what the requirements quote (F3, F5, N11)", () => {
    const t = (code: string) => createTranslate(treeOf(code), code);
    expect(["en", "ru", "br"].map((code) => t(code)("form.errors.required"))).toEqual([
      "Required",
      "Обязательное поле",
      "Campo obrigatório",
    ]);
    expect(["en", "ru", "br"].map((code) => t(code)("form.error"))).toEqual([
      "Error",
      "Ошибка отправки заявки. Пожалуйста, перезагрузите страницу и попробуйте еще раз.",
      "Error",
    ]);
    expect(t("en")("errors.notFound")).toBe("This page could not be found");
    expect(t("en")("screenNavigation.prompt")).toBe("Click to start");
  });
});

describe("L6: createTranslate", () => {
  it("warns of a missing key and shows the key, never a blank", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(createTranslate({}, "en")("menu.index")).toBe("menu.index");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no message "menu.index"'));
    warn.mockRestore();
  });
});
