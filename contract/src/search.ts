/** The search manifest of a release: written by the build, read by the page and the bundled server. */
import type { LocaleCode } from "./locales";
import type { Territory } from "./common";

/** Letters of a question; what is longer is cut. */
export const LONGEST_QUESTION = 200;

export type SearchKind = "case" | "vacancy" | "article" | "service" | "person" | "news";

/** Displayed part of a search result. */
export interface SearchEntry {
  /** Path of the page that it is on, with the section's hash. */
  url: string;
  title: string;
  /** One line of facts: client and year, city, position. */
  facts: string;
  /** Sentences are shown out of these. */
  texts: readonly string[];
  /** None where the kind has a sign of its own. */
  territory?: Pick<Territory, "colors" | "mark">;
}

export interface SearchFilter {
  /** As the index has it: `category:brand`. */
  value: string;
  label: string;
}

/** The file of a locale that keeps its name; `Index` is the manifest of the index's own files. */
export interface SearchManifest<Index> {
  index: Index;
  /** Categories of cases and cities of vacancies, those that have entries. */
  filters: readonly SearchFilter[];
  /** Words for a page that is made without the site's code. */
  words: { kinds: Readonly<Record<SearchKind, string>>; nothing: string };
}

/** Path of the manifest in a release. */
export const searchManifestPath = (locale: LocaleCode) => `search/${locale}.json`;

/** Folder of the files that the index of a locale consists of, in a release. */
export const searchFolder = (locale: LocaleCode) => `static/search/${locale}`;
