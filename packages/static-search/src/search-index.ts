/** An index that stays in memory, so that the next one costs what has changed. The same documents make the same files. */
import type { Analyser, Language } from "./analyser";
import { BLOCK_BITS, FACET, type Manifest } from "./format";
import { FileNames } from "./file-names";
import { blockTexts, postingsTexts, termsTexts, type IndexedDocument } from "./file-texts";
import { bitsFor, numberDocuments } from "./numbering";
import { encodeRising } from "./numbers";
import { fileCountsOf, TermTable, type FileCounts, type TermFamily } from "./term-table";
import { weigh, type Field } from "./weigh";
import { fold } from "./words";

export interface SearchedDocument {
  fields: readonly Field[];
  /** Values to filter by. */
  facets: readonly string[];
  /** Part that is returned with a result, as JSON. */
  stored: unknown;
}

export interface DocumentEntry {
  /** Never another document's. */
  key: string;
  /** One of the index's kinds. */
  kind: string;
  /** Changes with any part of the document. */
  digest: string;
  /** Called where the digest is not the one of the last time. */
  read: () => SearchedDocument;
}

export interface IndexFiles {
  manifest: Manifest;
  /** Names of all files. */
  names: ReadonlySet<string>;
  /** Texts of those that are not what they were the last time. */
  fresh: ReadonlyMap<string, string>;
}

export interface IndexOptions<Kind extends string = string> {
  language: Language;
  kinds: readonly Kind[];
  analyse: Analyser;
}

/** A document that is not what it was; one that came, or went, was or is none. */
interface Change {
  before?: IndexedDocument | undefined;
  after?: IndexedDocument;
}

/** Terms and blocks that the changed documents affect. */
interface Touched {
  terms: Set<number>;
  blocks: Set<number>;
}

export class SearchIndex {
  readonly #options: IndexOptions;
  #terms = new TermTable();
  /** Numbers of the terms of words as they are written. */
  readonly #words = new Map<string, number>();
  readonly #held = new Map<string, IndexedDocument>();
  #bits = 0;
  #files = new FileNames();
  #layout = "";

  constructor(options: IndexOptions) {
    this.#options = options;
  }

  /** Clears the index. */
  reset(): void {
    this.#terms = new TermTable();
    this.#words.clear();
    this.#held.clear();
    this.#layout = "";
  }

  /** @param entries every document that is to be found from now on */
  update(entries: readonly DocumentEntry[]): IndexFiles {
    const changed = this.hold(entries);
    const bits = bitsFor(entries.length);
    const touched = this.number(changed, bits);
    const counts = fileCountsOf(this.#terms);
    const layout = JSON.stringify([bits, counts]);
    if (layout !== this.#layout) this.#files = new FileNames();
    const everything = layout !== this.#layout;
    this.#layout = layout;
    const only = (family: TermFamily) => (everything ? undefined : this.filesOf(touched.terms, family, counts));
    const held = this.inOrder();
    this.#files.begin();
    this.#files.write("postings", postingsTexts(held, this.#terms, { counts, bits, only: only("postings") }));
    this.#files.write("heads", termsTexts("heads", this.#terms, { counts, only: only("heads") }));
    this.#files.write("tails", termsTexts("tails", this.#terms, { counts, only: only("tails") }));
    this.#files.write("block", blockTexts(held, everything ? undefined : touched.blocks));
    return { manifest: this.manifest(bits), names: this.#files.names(), fresh: this.#files.fresh };
  }

  private filesOf(terms: ReadonlySet<number>, family: TermFamily, counts: FileCounts): Set<number> {
    const files = [...terms].map((term) => this.#terms.fileOf(term, family, counts));
    return new Set(files.filter((file) => file !== undefined));
  }

  private inOrder(): IndexedDocument[] {
    return [...this.#held.values()].sort((one, other) => one.number - other.number);
  }

  private manifest(bits: number): Manifest {
    const { language, kinds } = this.#options;
    const { postings, heads, tails } = fileCountsOf(this.#terms);
    const blocks = this.#files.numbers("block");
    const endings = (family: "postings" | "heads" | "tails", count: number) =>
      this.#files.endings(
        family,
        Array.from({ length: count }, (_, number) => number),
      );
    return {
      ...{ language, kinds, documents: this.#held.size, bits },
      ...{ postings: endings("postings", postings), heads: endings("heads", heads), tails: endings("tails", tails) },
      blocks: [encodeRising(blocks), this.#files.endings("block", blocks)],
    };
  }

  /** Adds new documents and removes missing ones. @returns the documents that have changed */
  private hold(entries: readonly DocumentEntry[]): Change[] {
    const changes: Change[] = [];
    const keys = new Set(entries.map(({ key }) => key));
    for (const before of this.#held.values()) {
      if (keys.has(before.key)) continue;
      this.#held.delete(before.key);
      changes.push({ before });
    }
    for (const entry of entries) {
      const before = this.#held.get(entry.key);
      if (before?.digest === entry.digest) continue;
      const after = this.read(entry);
      // Valid until the next full numbering.
      if (before?.kind === after.kind) after.number = before.number;
      this.#held.set(entry.key, after);
      changes.push({ before, after });
    }
    for (const { before, after } of changes) {
      for (const term of before?.terms ?? []) this.#terms.count(term, -1);
      for (const term of after?.terms ?? []) this.#terms.count(term, 1);
    }
    return changes;
  }

  private termOf(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const folded = fold(word);
    const number = folded === "" ? -1 : this.#terms.numberOf(this.#options.analyse(folded));
    this.#words.set(word, number);
    return number;
  }

  private read({ key, kind, digest, read }: DocumentEntry): IndexedDocument {
    const { fields, facets, stored } = read();
    const impacts = weigh(fields, (word) => this.termOf(word));
    for (const facet of facets) impacts.set(this.#terms.numberOf(FACET + facet), 0);
    return {
      ...{ key, digest, kind: this.#options.kinds.indexOf(kind), number: -1, stored: JSON.stringify(stored) },
      terms: Uint32Array.from(impacts.keys()),
      impacts: Uint8Array.from(impacts.values()),
    };
  }

  /** Gives every document its number. @returns what has to be written for the changed ones, and for those that moved */
  private number(changes: readonly Change[], bits: number): Touched {
    const touched: Touched = { terms: new Set(), blocks: new Set() };
    const touch = ({ terms, number }: IndexedDocument) => {
      for (const term of terms) touched.terms.add(term);
      if (number >= 0) touched.blocks.add(number >>> BLOCK_BITS);
    };
    for (const { before, after } of changes) {
      if (before && after?.number === before.number) {
        for (const term of differences(before, after)) touched.terms.add(term);
        touched.blocks.add(after.number >>> BLOCK_BITS);
      } else for (const held of [before, after]) if (held) touch(held);
    }
    const areNumbered = changes.every(({ before, after }) => before && after && after.number >= 0);
    if (areNumbered && bits === this.#bits) return touched;
    this.#bits = bits;
    const numbers = numberDocuments([...this.#held.values()], bits);
    for (const held of this.#held.values()) {
      const number = numbers.get(held.key) ?? 0;
      if (number === held.number) continue;
      touch(held);
      held.number = number;
      touch(held);
    }
    return touched;
  }
}

/** The terms that one of them has and the other has not, or not with the same impact. */
function differences(before: IndexedDocument, after: IndexedDocument): number[] {
  const impacts = new Map([...before.terms].map((term, at) => [term, before.impacts[at]]));
  const changed = [...after.terms].filter((term, at) => {
    const isSame = impacts.get(term) === after.impacts[at];
    impacts.delete(term);
    return !isSame;
  });
  return [...changed, ...impacts.keys()];
}
