import { createEngine, type Engine, type SearchResult, type SearchOptions } from "./engine";
import { SearchIndex, type DocumentEntry, type IndexOptions } from "./search-index";

/** An index whose files stay in memory: for a server that searches what changes while it runs. */
export class MemoryIndex<Stored, Kind extends string = string> {
  readonly #options: IndexOptions<Kind>;
  readonly #index: SearchIndex;
  readonly #files = new Map<string, string>();
  #engine: Engine<Stored, Kind> | undefined;

  constructor(options: IndexOptions<Kind>) {
    this.#options = options;
    this.#index = new SearchIndex(options);
  }

  /** @param entries every document that is to be found from now on */
  update(entries: readonly DocumentEntry[]): void {
    const { manifest, names, fresh } = this.#index.update(entries);
    for (const [name, text] of fresh) this.#files.set(name, text);
    for (const name of this.#files.keys()) if (!names.has(name)) this.#files.delete(name);
    const { kinds, analyse } = this.#options;
    // A search that has begun reads on in the files that it began with.
    const files = new Map(this.#files);
    const load = async (name: string) => JSON.parse(files.get(name) ?? "null") as unknown;
    this.#engine = createEngine<Stored, Kind>({ ...manifest, kinds }, analyse, load);
  }

  /** Searches the index; empty before the first update. */
  async search(text: string, options: SearchOptions): Promise<SearchResult<Stored, Kind>> {
    const nothing = { hits: [], counts: {}, unfiltered: 0, facetCounts: {}, isFound: () => false };
    return this.#engine ? this.#engine.search(text, options) : nothing;
  }
}
