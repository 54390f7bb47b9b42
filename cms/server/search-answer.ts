/** Server-side search without JavaScript (X8): the release's search page with results inserted. */
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { SearchEntry, SearchKind, SearchManifest } from "@future-native/contract";
import { LOCALES, type LocaleCode } from "@future-native/contract/locales";
import { LONGEST_QUESTION, searchFolder, searchManifestPath } from "@future-native/contract/search";
import { createAnalyser, createEngine, type Engine, type Manifest } from "static-search";
import { contentTypeOf } from "payload-releases/store/content-headers";
import type { ReleaseFiles } from "payload-releases/store/release-files";
import { answerHtml, withQuestion } from "./search-html";

const PAGES: ReadonlyMap<string, LocaleCode> = new Map(LOCALES.map(({ prefix, code }) => [`${prefix}/search`, code]));
const RESULT_LIMIT = 50;

interface Index {
  engine: Engine<SearchEntry, SearchKind>;
  words: SearchManifest<unknown>["words"];
}

export interface SearchAnswerer {
  /** Responds to a search page with a query. @returns false for any other request, or a release without an index */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: Pick<URL, "pathname" | "searchParams">,
    release: ReleaseFiles,
  ): Promise<boolean>;
}

/** Queries are never logged: the server logs paths only. */
export function createSearchAnswerer(): SearchAnswerer {
  const indexOf = createIndexes();
  return {
    async answer(request, response, { pathname, searchParams }, release) {
      const locale = PAGES.get(pathname);
      const question = searchParams.get("q")?.trim().slice(0, LONGEST_QUESTION);
      const page = locale && question ? release.find(pathname) : undefined;
      if (!locale || !question || !page) return false;
      const [html, index] = await Promise.all([
        readFile(join(release.folder, page.path), "utf8"),
        indexOf(release.folder, locale).catch(() => undefined),
      ]);
      if (!index) return false;
      // A file of the index may be missing; the static page still lists the entries.
      const found = await index.engine.search(question, { limit: RESULT_LIMIT }).catch(() => undefined);
      if (!found) return false;
      for (const [name, value] of Object.entries(release.headers?.pages ?? {})) response.setHeader(name, value);
      // Queries are private.
      response.writeHead(200, { "Content-Type": contentTypeOf(page.path), "Cache-Control": "no-store" });
      response.end(
        request.method === "HEAD" ? undefined : withQuestion(html, question, answerHtml(found, index.words)),
      );
      return true;
    },
  };
}

/** Caches the indexes of the release that was requested last. */
function createIndexes(): (folder: string, locale: LocaleCode) => Promise<Index> {
  let release = "";
  const indexes = new Map<LocaleCode, Promise<Index>>();
  return (folder, locale) => {
    if (folder !== release) indexes.clear();
    release = folder;
    const known = indexes.get(locale);
    if (known) return known;
    const index = readIndex(folder, locale);
    indexes.set(locale, index);
    index.catch(() => indexes.delete(locale));
    return index;
  };
}

async function readIndex(folder: string, locale: LocaleCode): Promise<Index> {
  const readJson = async (path: string) => JSON.parse(await readFile(join(folder, path), "utf8")) as unknown;
  const { index, words } = (await readJson(searchManifestPath(locale))) as SearchManifest<Manifest<SearchKind>>;
  const analyse = await createAnalyser(index.language);
  return { engine: createEngine(index, analyse, (name) => readJson(`${searchFolder(locale)}/${name}`)), words };
}
