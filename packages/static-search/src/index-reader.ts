import {
  BLOCK_BITS,
  ENDING,
  endingAt,
  FACET,
  familyOf,
  fileName,
  fileOf,
  headOf,
  type BlockFile,
  type Family,
  type Manifest,
  type PostingsFile,
  type TermsFile,
} from "./format";
import { decodeRising } from "./numbers";

/** Gives what a file of the index holds, parsed. @throws when it cannot be had */
export type LoadFile = (name: string) => Promise<unknown>;

export interface Term {
  readonly term: string;
  /** How many documents have it. */
  readonly count: number;
}

export interface Posting {
  readonly numbers: readonly number[];
  /** A digit for each document. */
  readonly impacts: string;
}

const NOWHERE: Posting = { numbers: [], impacts: "" };

/** Reads an index; each file once, on first use. */
export class IndexReader {
  readonly manifest: Manifest;
  readonly #load: LoadFile;
  readonly #files = new Map<string, Promise<unknown>>();
  readonly #facets = new Map<string, Promise<ReadonlySet<number>>>();
  readonly #blocks: ReadonlyMap<number, string>;

  constructor(manifest: Manifest, load: LoadFile) {
    this.manifest = manifest;
    this.#load = load;
    const [numbers, endings] = manifest.blocks;
    this.#blocks = new Map(decodeRising(numbers).map((number, at) => [number, endingAt(endings, at)]));
  }

  /** Terms whose first letters are the word's. */
  headsOf(word: string): Promise<Term[]> {
    return this.terms("heads", headOf(word));
  }

  /** Terms that have these letters after their first two. */
  tailsOf(letters: string): Promise<Term[]> {
    return this.terms("tails", letters);
  }

  async postingOf(term: string): Promise<Posting> {
    const { postings } = this.manifest;
    const number = fileOf(familyOf(term), postings.length / ENDING);
    const file = (await this.file("postings", number, endingAt(postings, number))) as PostingsFile;
    if (!Object.hasOwn(file, term)) return NOWHERE;
    const [numbers, impacts] = file[term] ?? ["", ""];
    return { numbers: decodeRising(numbers), impacts };
  }

  /** The documents that have a facet; cached, because every query needs them. */
  withFacet(facet: string): Promise<ReadonlySet<number>> {
    const known = this.#facets.get(facet);
    if (known) return known;
    const documents = this.postingOf(FACET + facet).then(({ numbers }) => new Set(numbers));
    this.#facets.set(facet, documents);
    documents.catch(() => this.#facets.delete(facet));
    return documents;
  }

  /** Stored part of a document, for display. */
  async stored<Stored>(document: number): Promise<Stored | undefined> {
    const block = document >>> BLOCK_BITS;
    const ending = this.#blocks.get(block);
    if (ending === undefined) return undefined;
    return ((await this.file("block", block, ending)) as BlockFile<Stored>)[document];
  }

  private async terms(family: "heads" | "tails", key: string): Promise<Term[]> {
    const endings = this.manifest[family];
    const number = fileOf(key, endings.length / ENDING);
    const parts = ((await this.file(family, number, endingAt(endings, number))) as TermsFile).split(" ");
    return parts.flatMap((term, at) => (at % 2 === 0 && term ? [{ term, count: Number(parts[at + 1]) }] : []));
  }

  private file(family: Family, number: number, ending: string): Promise<unknown> {
    const name = fileName(family, number, ending);
    const known = this.#files.get(name);
    if (known) return known;
    const file = this.#load(name);
    this.#files.set(name, file);
    // The next query retries a failed request.
    file.catch(() => this.#files.delete(name));
    return file;
  }
}
