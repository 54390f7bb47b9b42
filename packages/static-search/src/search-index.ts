/** An index that stays in memory, so that the next one costs what has changed. The same documents make the same files. */
import type { Analyser, Language } from "./analyser";
import { BLOCK_BITS, type Manifest } from "./format";
import { FileNames } from "./file-names";
import { blockTexts, postingsTexts, termsTexts, type Held } from "./file-texts";
import { bitsFor, numberDocuments } from "./numbering";
import { encodeRising } from "./numbers";
import { fileCountsOf, filesOfTerm, TermTable } from "./term-table";
import { weigh, type Field } from "./weigh";

export interface SearchedDocument {
  fields: readonly Field[];
  /** What it can be filtered by. */
  facets: readonly string[];
  /** What is shown of it, as JSON has it. */
  stored: unknown;
}

export interface DocumentEntry {
  /** Never another document's. */
  key: string;
  /** One of the index's kinds. */
  kind: string;
  /** Another one where anything of the document is another. */
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

interface IndexOptions {
  language: Language;
  kinds: readonly string[];
  analyse: Analyser;
}

/** What the documents that changed touch. */
interface Touched {
  terms: Set<number>;
  blocks: Set<number>;
}

export class SearchIndex {
  readonly #options: IndexOptions;
  readonly #terms = new TermTable();
  readonly #held = new Map<string, Held>();
  #files = new FileNames();
  #layout = "";

  constructor(options: IndexOptions) {
    this.#options = options;
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
    const places = [...touched.terms].map((term) => filesOfTerm(this.#terms.nameOf(term), counts));
    const only = (family: "postings" | "heads" | "tails") =>
      everything ? undefined : new Set(places.map((place) => place[family]));
    const held = [...this.#held.values()];
    this.#files.begin();
    this.#files.write("postings", postingsTexts(held, this.#terms, { counts, bits, only: only("postings") }));
    this.#files.write("heads", termsTexts("heads", this.#terms, { counts, only: only("heads") }));
    this.#files.write("tails", termsTexts("tails", this.#terms, { counts, only: only("tails") }));
    this.#files.write("block", blockTexts(held, everything ? undefined : touched.blocks));
    return { manifest: this.manifest(bits), names: this.#files.names(), fresh: this.#files.fresh };
  }

  private manifest(bits: number): Manifest {
    const { language, kinds } = this.#options;
    const { postings, terms } = fileCountsOf(this.#terms);
    const blocks = this.#files.numbers("block");
    const endings = (family: "postings" | "heads" | "tails", count: number) =>
      this.#files.endings(
        family,
        Array.from({ length: count }, (_, number) => number),
      );
    return {
      ...{ language, kinds, documents: this.#held.size, bits },
      ...{ postings: endings("postings", postings), heads: endings("heads", terms), tails: endings("tails", terms) },
      blocks: [encodeRising(blocks), this.#files.endings("block", blocks)],
    };
  }

  /** Takes in what is new and lets go what is gone. @returns the documents as they were and as they are */
  private hold(entries: readonly DocumentEntry[]): Held[] {
    const changed: Held[] = [];
    const keys = new Set(entries.map(({ key }) => key));
    const drop = (held: Held) => {
      for (const term of held.terms) this.#terms.count(term, -1);
      this.#held.delete(held.key);
      changed.push(held);
    };
    for (const held of this.#held.values()) if (!keys.has(held.key)) drop(held);
    for (const entry of entries) {
      const before = this.#held.get(entry.key);
      if (before?.digest === entry.digest) continue;
      if (before) drop(before);
      const held = this.read(entry);
      for (const term of held.terms) this.#terms.count(term, 1);
      this.#held.set(entry.key, held);
      changed.push(held);
    }
    return changed;
  }

  private read({ key, kind, digest, read }: DocumentEntry): Held {
    const { fields, facets, stored } = read();
    const impacts = weigh(fields, facets, this.#options.analyse);
    return {
      ...{ key, digest, kind: this.#options.kinds.indexOf(kind), number: -1, stored: JSON.stringify(stored) },
      terms: Uint32Array.from(impacts.keys(), (term) => this.#terms.numberOf(term)),
      impacts: Uint8Array.from(impacts.values()),
    };
  }

  /** Gives every document its number. @returns what has to be written for the changed ones, and those that moved */
  private number(changed: readonly Held[], bits: number): Touched {
    const touched: Touched = { terms: new Set(), blocks: new Set() };
    const touch = ({ terms, number }: Held) => {
      for (const term of terms) touched.terms.add(term);
      if (number >= 0) touched.blocks.add(number >>> BLOCK_BITS);
    };
    for (const held of changed) touch(held);
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
