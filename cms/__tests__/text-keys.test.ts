/** The texts of the CMS (A4): every language has every text with the same values, and every text is said somewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TEXTS as ACCOUNTS } from "payload-accounts/texts";
import { TEXTS as BACKUP } from "payload-backup/texts";
import { TEXTS as DESK } from "payload-desk/texts";
import { TEXTS as EDITING } from "payload-editing/texts";
import { TEXTS as GATE } from "payload-publish-gate/texts";
import { TEXTS as PREVIEW } from "payload-preview/texts";
import { TEXTS as RELEASES } from "payload-releases/texts";
import { TEXTS as SETS } from "payload-sets/texts";
import { TEXTS as TRANSLATIONS } from "payload-translations/texts";
import { ADMIN, SERVER } from "../src/texts";

/** Texts by key, by language, by namespace. */
type Texts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const REPOSITORY = join(import.meta.dirname, "..", "..");
const ALL = {
  ...ADMIN,
  ...SERVER,
  ...ACCOUNTS,
  ...BACKUP,
  ...DESK,
  ...EDITING,
  ...GATE,
  ...PREVIEW,
  ...RELEASES,
  ...SETS,
  ...TRANSLATIONS,
};
/** A key between quotes, or in a template: `sets:phase.${phase}`. */
const KEY = /["`]([a-z]+:(?:[^"`$\s]|\$\{[^}]*\})+)["`]/g;

/** Names keys that a language lacks, and those whose values differ from the English text. */
function faultsOf(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([namespace, languages]) => {
    const keys = new Set(Object.values(languages).flatMap(Object.keys));
    return [...keys].flatMap((key) =>
      Object.entries(languages).flatMap(([language, own]) => {
        const [text, english] = [own[key], languages.en?.[key]];
        if (text === undefined) return [`${namespace}:${key} is missing in ${language}`];
        if (english === undefined || valuesOf(text) === valuesOf(english)) return [];
        return [`${namespace}:${key} has other values in ${language} than in English`];
      }),
    );
  });
}

const valuesOf = (text: string): string => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join();

/** Names keys that no source says. @param sources the code */
function unusedIn(texts: Texts, sources: readonly string[]): string[] {
  const said = new Set(sources.flatMap((source) => [...source.matchAll(KEY)].map(([, key = ""]) => key)));
  // One of a namespace alone would say all of its keys.
  const templates = [...said].filter((key) => /:[^$]+\$\{/.test(key));
  const isMadeBy = (key: string) => (template: string) =>
    key.startsWith(template.slice(0, template.indexOf("${"))) &&
    key.endsWith(template.slice(template.lastIndexOf("}") + 1));
  const keys = Object.entries(texts).flatMap(([name, { en = {} }]) => Object.keys(en).map((key) => `${name}:${key}`));
  return keys.filter((key) => !said.has(key) && !templates.some(isMadeBy(key)));
}

/** Names texts that are said without their values. */
function withoutValuesIn(texts: Texts, sources: readonly string[]): string[] {
  const keys = Object.entries(texts).flatMap(([name, { en = {} }]) =>
    Object.entries(en).flatMap(([key, text]) => (valuesOf(text) === "" ? [] : [`${name}:${key}`])),
  );
  // The values follow: an object, or what makes one.
  const isBare = (key: string) => (source: string) =>
    source
      .split(`"${key}"`)
      .slice(1)
      .some((rest) => !/^,\s*[{\w]/.test(rest));
  return keys.filter((key) => sources.some(isBare(key)));
}

const codeBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));

const plugins = readdirSync(join(REPOSITORY, "packages")).filter((name) => name.startsWith("payload-"));
const SOURCES = ["cms/src", ...plugins.map((name) => `packages/${name}/src`)].flatMap((room) =>
  codeBelow(join(REPOSITORY, room)),
);

it("A4: each language has each text, with the same values", () => {
  expect(faultsOf(ALL)).toEqual([]);
});

it("A4: each text is said somewhere", () => {
  expect(unusedIn(ALL, SOURCES)).toEqual([]);
});

it("A4: each text is said with its values", () => {
  expect(withoutValuesIn(ALL, SOURCES)).toEqual([]);
});

it("A4: names a text that a language lacks, one whose values differ, and one that is said nowhere or without them", () => {
  const english = { "state.live": "live", of: "{{done}} of {{all}}" };
  const texts = { desk: { en: english, ru: { of: "{{done}} из {{most}}" } } };
  expect(faultsOf(texts)).toEqual([
    "desk:state.live is missing in ru",
    "desk:of has other values in ru than in English",
  ]);
  expect(unusedIn(texts, ['t("desk:of", { done, all })'])).toEqual(["desk:state.live"]);
  expect(unusedIn(texts, ["t(`desk:state.${state}`)"])).toEqual(["desk:of"]);
  expect(unusedIn(texts, ["t(`desk:${state}`)"])).toEqual(["desk:state.live", "desk:of"]);
  expect(withoutValuesIn(texts, ['t("desk:of", { done, all })', 't("desk:state.live")'])).toEqual([]);
  expect(withoutValuesIn(texts, ['t("desk:of")'])).toEqual(["desk:of"]);
});
