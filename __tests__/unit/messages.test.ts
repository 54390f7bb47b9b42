import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@future-native/contract/locales";
import { createI18n } from "../../src/i18n/create-i18n";
import { ROUTE_NAMES, namespacesOf } from "../../src/site/routes";

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

const ROOT = join(__dirname, "..", "..", "locales");
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function readFiles(tag: string) {
  return readdirSync(join(ROOT, tag)).map((name) => ({
    ns: name.replace(".json", ""),
    data: readFileSync(join(ROOT, tag, name), "utf8"),
  }));
}

function leaves(tree: MessageTree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

const treeOf = (tag: string): MessageTree =>
  Object.assign({}, ...readFiles(tag).map(({ data }) => JSON.parse(data) as MessageTree));
const baseKeys = (tag: string) => [...new Set(leaves(treeOf(tag)).map(([key]) => key.replace(PLURAL, "")))].sort();

describe("L6: message files", () => {
  it.each(LOCALES.map(({ tag }) => tag))("of %s have the files and the keys of English", (tag) => {
    expect(readdirSync(join(ROOT, tag))).toEqual(readdirSync(join(ROOT, "en")));
    expect(baseKeys(tag)).toEqual(baseKeys("en"));
  });

  it.each(LOCALES.map(({ tag }) => tag))("of %s have every plural form, no other, and no blank", (tag) => {
    const all = leaves(treeOf(tag));
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const plurals = all.filter(([key]) => PLURAL.test(key)).map(([key]) => key);
    const expected = [...new Set(plurals.map((key) => key.replace(PLURAL, "")))].flatMap((key) =>
      forms.map((form) => `${key}_${form}`),
    );
    expect(plurals.sort()).toEqual(expected.sort());
    for (const [key, text] of all) expect([key, text.trim()]).not.toEqual([key, ""]);
  });

  it("use the same placeholders in every locale", () => {
    const placeholders = (tag: string) =>
      new Map(
        leaves(treeOf(tag)).map(([key, text]) => [
          key.replace(PLURAL, ""),
          [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort(),
        ]),
      );
    for (const { tag } of LOCALES) expect(placeholders(tag)).toEqual(placeholders("en"));
  });

  it("have no top-level key in two files, and only files that somebody reads", () => {
    const keys = readFiles("en").flatMap(({ data }) => Object.keys(JSON.parse(data)));
    expect(keys).toHaveLength(new Set(keys).size);
    // The notices are fetched on their own, in whatever language they are needed; cards are drawn by the build; what is said
    // without a connection is in the service worker; the CMS says the last two.
    const read = new Set<string>([
      "notices",
      "card",
      "offline",
      "server",
      "shown-set",
      ...ROUTE_NAMES.flatMap(namespacesOf),
    ]);
    expect(
      readFiles("en")
        .map(({ ns }) => ns)
        .sort(),
    ).toEqual([...read].sort());
  });

  it("say what the requirements quote (F3, F5, N11)", () => {
    const t = (tag: string) => createI18n(tag, { common: treeOf(tag) }).t;
    expect(["en", "ru", "pt"].map((tag) => t(tag)("form.errors.required"))).toEqual([
      "Required",
      "Обязательное поле",
      "Campo obrigatório",
    ]);
    expect(["en", "ru", "pt"].map((tag) => t(tag)("form.error"))).toEqual([
      "Error",
      "Ошибка отправки заявки. Пожалуйста, перезагрузите страницу и попробуйте еще раз.",
      "Error",
    ]);
    expect(t("en")("errors.notFound")).toBe("This page could not be found");
    expect(t("en")("screenNavigation.prompt")).toBe("Click to start");
  });
});
