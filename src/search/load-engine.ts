import type { LocaleCode, SearchEntry, SearchFilter, SearchKind, SearchManifest } from "@future-native/contract";
import { searchFolder, searchManifestPath } from "@future-native/contract/search";
import type { Engine, Manifest, SearchOptions } from "static-search";
import type { FilterOption } from "../ui/filter";
import { foundEntries, type FoundEntry } from "./found-entry";

type SearchCode = typeof import("static-search");

interface Loaded {
  code: SearchCode;
  engine: Engine<SearchEntry, SearchKind>;
  filters: readonly SearchFilter[];
}

export interface SearchResults {
  /** The best first. */
  entries: FoundEntry[];
  /** How many there are of each kind; kinds of none are left out. */
  counts: Partial<Record<SearchKind, number>>;
  total: number;
  /** How many there are without the filter. */
  unfiltered: number;
  /** Available filters with the number of results of each, and the active ones. */
  filters: FilterOption[];
}

const loaded = new Map<LocaleCode, Promise<Loaded>>();

async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetch(`/${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as unknown;
}

async function load(locale: LocaleCode): Promise<Loaded> {
  const [code, manifest] = await Promise.all([
    import(/* webpackChunkName: "search-engine" */ "static-search"),
    fetchJson(searchManifestPath(locale)) as Promise<SearchManifest<Manifest<SearchKind>>>,
  ]);
  const analyse = await code.createAnalyser(manifest.index.language);
  const fetchFile = (name: string) => fetchJson(`${searchFolder(locale)}/${name}`);
  return { code, engine: code.createEngine(manifest.index, analyse, fetchFile), filters: manifest.filters };
}

/** Fetches the code and the first file of the index, once: at the first sign of a search. */
export function prepareSearch(locale: LocaleCode): Promise<Loaded> {
  const known = loaded.get(locale);
  if (known) return known;
  const engine = load(locale);
  loaded.set(locale, engine);
  engine.catch(() => loaded.delete(locale));
  return engine;
}

/**
 * Searches the index of a locale. A newer release may have deleted files of the manifest that was read: then it is read
 * again, once.
 * @throws Error when the index cannot be fetched
 */
export async function searchIn(locale: LocaleCode, text: string, options: SearchOptions): Promise<SearchResults> {
  try {
    return await ask(locale, text, options);
  } catch {
    loaded.delete(locale);
    return ask(locale, text, options);
  }
}

async function ask(locale: LocaleCode, text: string, options: SearchOptions): Promise<SearchResults> {
  const { code, engine, filters } = await prepareSearch(locale);
  const countFacets = filters.map(({ value }) => value);
  const found = await engine.search(text, { ...options, countFacets });
  return {
    ...{ entries: foundEntries(found, code), counts: found.counts },
    total: Object.values(found.counts).reduce((sum, count) => sum + (count ?? 0), 0),
    unfiltered: found.unfiltered,
    filters: filters
      .map(({ value, label }) => ({ value, label, count: found.facetCounts[value] ?? 0 }))
      .filter(({ value, count }) => count > 0 || options.facets?.includes(value)),
  };
}
