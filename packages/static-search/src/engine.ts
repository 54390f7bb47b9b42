/** Finds documents by the files of an index. Runs in the browser and on a server: how a file is had is the caller's. */
import type { Analyser } from "./analyser";
import type { Manifest } from "./format";
import { IndexReader, type LoadFile } from "./index-reader";
import { meaningsOf } from "./meanings";
import { countEach, narrow } from "./facets";
import { bestOf, rank } from "./rank";

export interface SearchOptions {
  /** Facets that every result must have. */
  facets?: readonly string[];
  /** How many results are read. */
  limit: number;
  /** Counts the results with each of these, whatever facets were requested. */
  countFacets?: readonly string[];
}

export interface Hit<Stored, Kind extends string = string> {
  kind: Kind;
  /** Number of the document, of no other in the index. */
  document: number;
  stored: Stored;
}

export interface SearchResult<Stored, Kind extends string = string> {
  /** The best first. */
  hits: Hit<Stored, Kind>[];
  /** How many there are of each kind; kinds of none are left out. */
  counts: Partial<Record<Kind, number>>;
  /** How many there are without the facets. */
  unfiltered: number;
  /** How many of these have each of the facets to count. */
  facetCounts: Readonly<Record<string, number>>;
  /** Whether a word of a text is one that was looked for. @param word folded */
  isFound: (word: string) => boolean;
}

export interface Engine<Stored, Kind extends string = string> {
  search(text: string, options: SearchOptions): Promise<SearchResult<Stored, Kind>>;
}

/** @param load gives what a file of the index holds */
export function createEngine<Stored, Kind extends string>(
  manifest: Manifest<Kind>,
  analyse: Analyser,
  load: LoadFile,
): Engine<Stored, Kind> {
  const reader = new IndexReader(manifest, load);
  const kindOf = (document: number) => manifest.kinds[Math.floor(document / 2 ** manifest.bits)];
  return {
    async search(text, { facets = [], countFacets = [], limit }) {
      const words = await meaningsOf(text, { reader, analyse });
      const all = await rank(words, reader);
      const [ranked, facetCounts] = await Promise.all([
        narrow(all, facets, reader),
        countEach(all, countFacets, reader),
      ]);
      const counts: Partial<Record<Kind, number>> = {};
      for (const { document } of ranked) {
        const kind = kindOf(document);
        if (kind !== undefined) counts[kind] = (counts[kind] ?? 0) + 1;
      }
      const best = bestOf(ranked, limit);
      const stored = await Promise.all(best.map(({ document }) => reader.stored<Stored>(document)));
      const hits = best.flatMap(({ document }, at) => {
        const shown = stored[at];
        const kind = kindOf(document);
        return shown === undefined || kind === undefined ? [] : [{ kind, document, stored: shown }];
      });
      const terms = new Set(words.flat().map(({ term }) => term));
      return { hits, counts, unfiltered: all.length, facetCounts, isFound: (word) => terms.has(analyse(word)) };
    },
  };
}
