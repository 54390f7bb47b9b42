import type { IndexReader } from "./index-reader";
import type { Ranked } from "./rank";

/** The documents that have all of these facets, in the order in which they came. */
export async function narrow(ranked: readonly Ranked[], facets: readonly string[], reader: IndexReader) {
  const sets = await Promise.all(facets.map((facet) => reader.withFacet(facet)));
  return ranked.filter(({ document }) => sets.every((set) => set.has(document)));
}

/** How many of the documents have each of these facets. */
export async function countEach(ranked: readonly Ranked[], facets: readonly string[], reader: IndexReader) {
  const count = async (facet: string) => {
    const set = await reader.withFacet(facet);
    return [facet, ranked.filter(({ document }) => set.has(document)).length] as const;
  };
  return Object.fromEntries(await Promise.all(facets.map(count)));
}
