/** Cost of the search with thousands of pages: the build's part, and the bytes and time of a visitor's first query. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Locale } from "@future-native/contract/locales";
import { createEngine, type Manifest } from "static-search";
import { createAnalyser, languageOf, SearchIndex, writeIndex } from "static-search/build";
import { SEARCH_KINDS, type SearchContent } from "../../src/search/build/documents";
import { generatedDocuments, generatedContent } from "./generated-documents";
import { timesInBrowser } from "./in-browser";

/** Milliseconds: by the clock, which others on the machine make longer, and of the processor. */
export interface Taken {
  clock: number;
  processor: number;
}

export interface Costs {
  cold: Taken;
  /** The median of several, by the processor. */
  oneChanged: Taken;
  /** Bytes of a first query after gzip, the manifest included. */
  bytes: { median: number; most: number };
  /** Milliseconds of a query in a browser at a quarter of the processor, with what it fetches. */
  query: { median: number; most: number };
}

const QUERIES = 60;
/** As many as the page shows at first. */
const LIMIT = 8;
const CHANGES = 5;

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? NaN;

async function timed<Result>(run: () => Promise<Result>): Promise<[taken: Taken, result: Result]> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const result = await run();
  const { user, system } = process.cpuUsage(used);
  return [{ clock: performance.now() - started, processor: (user + system) / 1000 }, result];
}

/** Measures an index of so many generated cases in one locale. */
export async function costsOf({ code, tag }: Locale, pages: number): Promise<Costs> {
  const folder = await mkdtemp(join(tmpdir(), "bench-search-"));
  try {
    const content = generatedContent(code, pages);
    const analyse = await createAnalyser(languageOf(tag));
    const index = new SearchIndex({ language: languageOf(tag), kinds: SEARCH_KINDS, analyse });
    const [cold] = await timed(() => writeIndex(folder, index, generatedDocuments(code, content)));
    const changes: Taken[] = [];
    let manifest: Manifest | undefined;
    for (let change = 0; change < CHANGES; change += 1) {
      const documents = generatedDocuments(code, withChange(content, change));
      const [taken, written] = await timed(() => writeIndex(folder, index, documents));
      changes.push(taken);
      manifest = written;
    }
    changes.sort((one, other) => one.processor - other.processor);
    const oneChanged = changes[Math.floor(changes.length / 2)];
    if (!manifest || !oneChanged) throw new Error("No index was written.");
    return {
      cold,
      oneChanged,
      ...(await costsOfQueries(queriesFrom(content), manifest, analyse, folder)),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function withChange({ entries, ...others }: SearchContent, change: number): SearchContent {
  const at = Math.floor(entries.length / 2);
  return { ...others, entries: entries.map((entry, n) => (n === at ? { ...entry, lead: `Change ${change}` } : entry)) };
}

/** By turns two words of a title, the beginning of a name, and words out of a sentence. */
function queriesFrom({ entries }: SearchContent): string[] {
  return Array.from({ length: QUERIES }, (_, n) => {
    const { title = "", lead = "" } = entries[(n * 149) % entries.length] ?? {};
    const words = title.split(" ");
    if (n % 3 === 0) return words.slice(1, 3).join(" ");
    return n % 3 === 1 ? (words[2] ?? "").slice(0, 4) : lead.split(" ").slice(2, 5).join(" ");
  });
}

async function costsOfQueries(
  queries: readonly string[],
  manifest: Manifest,
  analyse: Awaited<ReturnType<typeof createAnalyser>>,
  folder: string,
) {
  const bytes: number[] = [];
  for (const query of queries) {
    const files = new Map<string, string>();
    const options = { limit: LIMIT, countFacets: ["category:kind-1"] };
    await createEngine<unknown, string>(manifest, analyse, async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      files.set(name, text);
      return JSON.parse(text) as unknown;
    }).search(query, options);
    bytes.push([JSON.stringify(manifest), ...files.values()].reduce((sum, text) => sum + gzipped(text), 0));
  }
  const times = await timesInBrowser({ folder, manifest, queries, limit: LIMIT });
  for (const list of [bytes, times]) list.sort((one, other) => one - other);
  return {
    bytes: { median: middle(bytes), most: bytes.at(-1) ?? NaN },
    query: { median: middle(times), most: times.at(-1) ?? NaN },
  };
}
