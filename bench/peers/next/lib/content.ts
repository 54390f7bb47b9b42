import { readFileSync } from "node:fs";
import site from "../content/site.json";

export type Locale = keyof typeof site;

export interface Picture {
  file: string;
  width: number;
  height: number;
  alt: string;
  use: "wide" | "portrait" | "logo";
}

export interface Item {
  title: string;
  text?: string;
  note?: string;
  path?: string;
  points?: string[];
  picture?: Picture;
}

export interface Pair {
  label: string;
  value: string;
}

export type Block =
  | { type: "heading"; title: string; note: string }
  | { type: "paragraph"; text: string }
  | { type: "list"; items: string[] }
  | { type: "quote"; text: string; author: string }
  | { type: "pictures"; pictures: { picture: Picture; caption: string }[] }
  | { type: "pairs"; look: string; pairs: Pair[]; note: string };

export interface Case {
  id: string;
  locale: Locale;
  alias: string;
  path: string;
  title: string;
  lead: string;
  note: string;
  cover: Picture | null;
  facts: Pair[];
  blocks: Block[];
  next: Item;
}

export type FormLabels = typeof site.en.labels.form;

export const cases = JSON.parse(readFileSync("content/cases.json", "utf8")) as Case[];
export const sections = (locale: Locale) => site[locale].sections as { kind: string; title: string; items: Item[] }[];
export const casesIn = (locale: Locale) => cases.filter((entry) => entry.locale === locale);
/** Languages with a prefix. */
export const prefixed = (["ru", "br"] as const).map((locale) => ({ locale }));
export { site };
