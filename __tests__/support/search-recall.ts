import { createEngine } from "static-search";
import { createAnalyser, languageOf, SearchIndex, type DocumentEntry } from "static-search/build";
import type { Query } from "./search-query";

export type Search = (text: string) => Promise<string[]>;

/** Number of results that may precede the expected one. */
const SHOWN = 5;

/** Our engine with an index of these documents. @returns keys of the results */
export async function ownSearch(
  tag: string,
  kinds: readonly string[],
  documents: readonly DocumentEntry[],
): Promise<Search> {
  const analyse = await createAnalyser(languageOf(tag));
  const index = new SearchIndex({ language: languageOf(tag), kinds, analyse });
  const withKeys = documents.map((entry) => ({ ...entry, read: () => ({ ...entry.read(), stored: entry.key }) }));
  const { manifest, fresh } = index.update(withKeys);
  const load = (name: string) => Promise.resolve(JSON.parse(fresh.get(name) ?? "null") as unknown);
  const engine = createEngine<string, string>(manifest, analyse, load);
  return async (text) => (await engine.search(text, { limit: SHOWN })).hits.map(({ stored }) => stored);
}

export interface Recall {
  /** Share of the queries whose document is among the first five. */
  all: number;
  byKind: Readonly<Record<Query["kind"], number>>;
  missed: readonly Query[];
}

export async function recallOf(queries: readonly Query[], search: Search): Promise<Recall> {
  const missed: Query[] = [];
  for (const query of queries)
    if (!(await search(query.text)).slice(0, SHOWN).includes(query.target)) missed.push(query);
  const share = (kind?: Query["kind"]) => {
    const of = (list: readonly Query[]) => list.filter((query) => kind === undefined || query.kind === kind).length;
    return 1 - of(missed) / of(queries);
  };
  return {
    all: share(),
    byKind: { inflected: share("inflected"), misspelt: share("misspelt"), layout: share("layout") },
    missed,
  };
}
