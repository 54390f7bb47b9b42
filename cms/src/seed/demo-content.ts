import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract";
import { z } from "zod";
import { isRecord } from "payload-kit";
import { findRepositoryRoot } from "../env";
import { demoContent, type DemoContent } from "./demo-schema";
import { typeset } from "./typeset";

/** Each has a file or, where the entries have pages of their own, a folder with a file an entry, in their order. */
const LISTS = {
  ...{ offices: "offices", caseCategories: "case-categories", services: "services", clients: "clients" },
  ...{ cases: "cases", awards: "awards", news: "news", cities: "cities", vacancies: "vacancies" },
  ...{ teamCategories: "team-categories", team: "team", gallery: "gallery" },
  ...{ tags: "tags", posts: "posts", externals: "externals" },
};

/**
 * The content of a fresh installation (A4), with its non-breaking spaces.
 * @throws Error that names the place and the fault where a file does not fit `demo-schema.ts`
 */
export function readDemoContent(folder = path.join(findRepositoryRoot(), "demo", "content")): DemoContent {
  const lists = Object.entries(LISTS).map(([list, name]) => [list, readAll(path.join(folder, name))]);
  const screens = readFolder(path.join(folder, "screens")).map(([name, screen]) => [name, screen]);
  const site = { ...read(path.join(folder, "site.json")), ...Object.fromEntries(screens) };
  const content = { site, ...Object.fromEntries(lists) };
  const { data, error } = demoContent.safeParse({ ...content, cases: content.cases.map(withBodies) });
  if (error) throw new Error(`The demo content in ${folder} does not fit its schema:\n${z.prettifyError(error)}`);
  return typeset(data);
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const readFolder = (folder: string): [name: string, content: unknown][] =>
  readdirSync(folder)
    .sort()
    .map((file) => [path.basename(file, ".json"), read(path.join(folder, file))]);

const readAll = (name: string): unknown =>
  existsSync(`${name}.json`) ? read(`${name}.json`) : readFolder(name).map(([, entry]) => entry);

/** The blocks of a case are the same in all of its languages, so that the file has each of them once. */
function withBodies(entry: { title: object; body: unknown[] }): object {
  const locales = LOCALE_CODES.filter((code) => code in entry.title);
  return { ...entry, body: Object.fromEntries(locales.map((code) => [code, inLocale(entry.body, code)])) };
}

/** Puts the text of a locale into the place of a text in several; alternative texts of pictures stay whole. */
function inLocale(value: unknown, locale: LocaleCode): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale));
  if (!isRecord(value)) return value;
  if ("en" in value) return value[locale];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "alt" ? inner : inLocale(inner, locale)]),
  );
}
