/** Finds documents by the files of an index. Runs in the browser and on a server: how a file is had is the caller's. */
import type { Analyser } from "./analyser";
import type { Manifest } from "./format";
import { IndexReader, type LoadFile } from "./index-reader";
import { meaningsOf } from "./meanings";
import { rank } from "./rank";

export interface SearchOptions {
  /** What every document found has. */
  facets?: readonly string[];
  /** Kind of every document found. */
  kind?: string | undefined;
  /** How many of them are read. */
  limit: number;
}

export interface Hit<Stored> {
  kind: string;
  stored: Stored;
}

export interface Found<Stored> {
  /** The best first. */
  hits: Hit<Stored>[];
  /** How many there are of each kind, whatever kind was asked for; kinds of none are left out. */
  counts: Readonly<Record<string, number>>;
  /** Whether a word of a text is one that was looked for. @param word folded */
  isFound: (word: string) => boolean;
}

export interface Engine<Stored> {
  search(text: string, options: SearchOptions): Promise<Found<Stored>>;
}

/** @param load gives what a file of the index holds */
export function createEngine<Stored>(manifest: Manifest, analyse: Analyser, load: LoadFile): Engine<Stored> {
  const reader = new IndexReader(manifest, load);
  const kindOf = (document: number) => manifest.kinds[Math.floor(document / 2 ** manifest.bits)] ?? "";
  return {
    async search(text, { facets = [], kind, limit }) {
      const words = await meaningsOf(text, { reader, analyse });
      const ranked = await rank(words, facets, reader);
      const counts: Record<string, number> = {};
      for (const { document } of ranked) counts[kindOf(document)] = (counts[kindOf(document)] ?? 0) + 1;
      const best = ranked.filter(({ document }) => kind === undefined || kindOf(document) === kind).slice(0, limit);
      const stored = await Promise.all(best.map(({ document }) => reader.stored<Stored>(document)));
      const hits = best.flatMap(({ document }, at) => {
        const shown = stored[at];
        return shown === undefined ? [] : [{ kind: kindOf(document), stored: shown }];
      });
      const terms = new Set(words.flat().map(({ term }) => term));
      return { hits, counts, isFound: (word) => terms.has(analyse(word)) };
    },
  };
}
