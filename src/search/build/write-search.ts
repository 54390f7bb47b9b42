import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { LocaleCode, SearchKind, SearchManifest } from "@future-native/contract";
import { LOCALES, type Locale } from "@future-native/contract/locales";
import { searchFolder, searchManifestPath } from "@future-native/contract/search";
import { createAnalyser, languageOf, SearchIndex, writeIndex, type Manifest } from "static-search/build";
import type { Description } from "../../site/describe-entry";
import type { Graphql, Site } from "../../site/read-site";
import { documentsFor, filtersFor, SEARCH_KINDS, type SearchContent } from "./documents";
import { readSearchNodes } from "./search-nodes";

/** Of the builds of this process: the next one writes what has changed. */
const indexes = new Map<LocaleCode, SearchIndex>();

interface WriteSearchOptions {
  /** Folder of the built site. */
  folder: string;
  /** Folder of the messages. */
  locales: string;
  site: Site;
  entries: readonly Description[];
  graphql: Graphql;
}

/** Writes the search index of every locale (X8). The same content makes the same files, whatever was built before. */
export async function writeSearch(options: WriteSearchOptions): Promise<void> {
  const { folder, locales, site, entries, graphql } = options;
  const nodes = await readSearchNodes(graphql);
  // They are on that page alone.
  const withTeam = site.pages.filter(({ context }) => context.route === "about").map(({ context }) => context.locale);
  const people = nodes.people.filter((person) => withTeam.includes(person.locale));
  const content = { entries, ...nodes, people };
  const used = new Set(site.pages.map(({ context }) => context.locale));
  for (const locale of LOCALES.filter(({ code }) => used.has(code))) {
    const words = await readWords(join(locales, locale.tag, "search.json"));
    await writeLocale(locale, { folder, content, site, words });
  }
}

interface Source {
  folder: string;
  content: SearchContent;
  site: Site;
  words: SearchManifest<Manifest>["words"];
}

async function writeLocale({ code, tag }: Locale, { folder, content, site, words }: Source): Promise<void> {
  const index = indexes.get(code) ?? (await newIndex(tag));
  indexes.set(code, index);
  const documents = documentsFor(code, content, site.redirects);
  const manifest: SearchManifest<Manifest> = {
    index: await writeIndex(join(folder, searchFolder(code)), index, documents),
    filters: filtersFor({ code, tag }, content.entries),
    words,
  };
  const file = join(folder, searchManifestPath(code));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(manifest));
}

async function newIndex(tag: string): Promise<SearchIndex> {
  const language = languageOf(tag);
  return new SearchIndex({ language, kinds: SEARCH_KINDS, analyse: await createAnalyser(language) });
}

interface Messages {
  search: { kinds: Record<SearchKind, string>; nothing: string };
}

async function readWords(file: string): Promise<Source["words"]> {
  const { search } = JSON.parse(await readFile(file, "utf8")) as Messages;
  return { kinds: search.kinds, nothing: search.nothing };
}
