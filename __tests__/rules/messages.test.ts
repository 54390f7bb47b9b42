/** Messages of the interface (L6): the same keys in all locales, none missing, none unused. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@future-native/contract/locales";
import { readSource, ROOT, sourceFiles } from "../support/source-files";

type Messages = { [key: string]: string | Messages };

const NAMESPACES = readdirSync(join(ROOT, "locales", "en")).map((file) => file.replace(/\.json$/, ""));
/** Of pages and mails that the CMS makes for visitors. */
const OF_THE_CMS = new Set(["server", "shown-set"]);
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function flatten(messages: Messages, prefix = ""): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

function messagesOf(tag: string, namespace: string): [string, string][] {
  return flatten(JSON.parse(readSource(`locales/${tag}/${namespace}.json`)) as Messages);
}

const withoutPlural = (key: string) => key.replace(PLURAL, "");
const keysOf = (tag: string, namespace: string) =>
  [...new Set(messagesOf(tag, namespace).map(([key]) => withoutPlural(key)))].sort();

describe.each(LOCALES.filter(({ code }) => code !== "en"))("$code", ({ tag }) => {
  test("has the files of English and no others", () => {
    expect(readdirSync(join(ROOT, "locales", tag)).sort()).toEqual(NAMESPACES.map((name) => `${name}.json`).sort());
  });

  test.each(NAMESPACES)("%s has the keys of English and no others", (namespace) => {
    expect(keysOf(tag, namespace)).toEqual(keysOf("en", namespace));
  });
});

describe.each(LOCALES)("$code", ({ tag }) => {
  const all = NAMESPACES.flatMap((namespace) =>
    messagesOf(tag, namespace).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  );

  test("has no blank message", () => {
    expect(all.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("has every plural form of the language", () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const plurals = new Set(all.filter(([key]) => PLURAL.test(key)).map(([key]) => withoutPlural(key)));
    const keys = new Set<string>(all.map(([key]) => key));
    // Portuguese counts millions with "many"; "other" serves there as well.
    const missing = [...plurals]
      .flatMap((key) => forms.filter((form) => form !== "many" || tag === "ru").map((form) => `${key}_${form}`))
      .filter((key) => !keys.has(key));
    expect(missing).toEqual([]);
  });
});

test("L6: every message is used", () => {
  const source = [...sourceFiles("src", /\.(?:ts|tsx)$/), "gatsby-node.ts", "gatsby-ssr.tsx"]
    .map(readSource)
    .join("\n");
  // The CMS reads them as values of an object.
  const cms = [...sourceFiles("cms/src", /\.ts$/), ...sourceFiles("cms/server", /\.ts$/)].map(readSource).join("\n");
  const isUsed = (key: string, namespace: string) => {
    if (OF_THE_CMS.has(namespace)) return new RegExp(`\\b${key.split(".").at(-1)}\\b`).test(cms);
    if (source.includes(`"${key}"`) || source.includes(`:${key}"`) || source.includes(`\`${key}\``)) return true;
    // Keys that are put together end in a value: t(`formats.${format}`).
    const parent = key.slice(0, key.lastIndexOf(".") + 1);
    return parent !== "" && (source.includes(`\`${parent}\${`) || source.includes(`:${parent}\${`));
  };
  const unused = NAMESPACES.flatMap((namespace) =>
    keysOf("en", namespace)
      .filter((key) => !isUsed(key, namespace))
      .map((key) => `${namespace}:${key}`),
  );
  expect(unused).toEqual([]);
});
