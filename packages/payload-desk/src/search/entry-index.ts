import type { Payload } from "payload";
import { createAnalyser, languageOf, MemoryIndex, type DocumentEntry } from "static-search/build";
import type { ListConfig } from "payload-kit/entries";
import { localeCodes, titleFieldOf } from "payload-kit/entry-titles";
import { settingsOf, type Indexed } from "../options";
import { entryTexts } from "./entry-texts";
import { entriesIn, type StoredEntry } from "./read-entries";

/** An index for each language. */
export type Indexes = ReadonlyMap<string, MemoryIndex<Indexed>>;

const TITLE = { weight: 8, usualWords: 4 };
const BODY = { weight: 1, usualWords: 150 };
/** Longer texts are found by all of their words and shown by their beginning. */
const LONGEST_SHOWN = 1500;

/** Lists to search: those that editors may see at all. Access to an entry is checked when it is found. */
function searched(payload: Payload): ListConfig[] {
  const { leftOut = [] } = settingsOf(payload).search ?? {};
  const { collections, globals } = payload.config;
  return [...collections.filter(({ slug, admin }) => admin.hidden !== true && !leftOut.includes(slug)), ...globals];
}

let indexes: Promise<Indexes> | undefined;
let stamp = "";
/** One after the other: two updates at a time would each see half of the other. */
let turn: Promise<unknown> = Promise.resolve();

/** An index for each language, brought up to date: it costs what has changed since the last time. */
export async function upToDate(payload: Payload): Promise<Indexes> {
  indexes ??= createIndexes(payload);
  const found = await indexes;
  const mine = turn.then(() => update(payload, found));
  turn = mine.catch(() => undefined);
  await mine;
  return found;
}

async function createIndexes(payload: Payload): Promise<Indexes> {
  const { config } = payload;
  const { tags = {} } = settingsOf(payload).search ?? {};
  const kinds = [...config.collections, ...config.globals].map(({ slug }) => slug);
  const made = localeCodes(config).map(async (locale) => {
    const language = languageOf(tags[locale] ?? locale);
    return [locale, new MemoryIndex<Indexed>({ language, kinds, analyse: await createAnalyser(language) })] as const;
  });
  return new Map(await Promise.all(made));
}

async function update(payload: Payload, found: Indexes): Promise<void> {
  const entries = await everyEntry(payload);
  const now = entries.map(({ list, entry }) => `${list.slug} ${entry.id} ${entry.stamp}`).join("\n");
  if (now === stamp) return;
  for (const [locale, index] of found) index.update(entries.map((one) => documentOf(one, locale)));
  stamp = now;
}

interface Listed {
  list: ListConfig;
  entry: StoredEntry;
}

async function everyEntry(payload: Payload): Promise<Listed[]> {
  const lists = await Promise.all(
    searched(payload).map(async (list) => (await entriesIn(payload, list)).map((entry): Listed => ({ list, entry }))),
  );
  return lists.flat();
}

/** The texts of an entry in a language, as they are searched and shown. */
export function indexedOf(list: Listed["list"], { id, doc }: Pick<StoredEntry, "id" | "doc">, locale: string): Indexed {
  const titled = titleFieldOf(list);
  const textsOf = (isTitle: boolean) =>
    entryTexts(
      list.flattenedFields.filter(({ name }) => (name === titled) === isTitle),
      doc,
      locale,
    );
  return { list: list.slug, id, title: textsOf(true).join(" "), texts: textsOf(false) };
}

function documentOf({ list, entry }: Listed, locale: string): DocumentEntry {
  return {
    key: `${list.slug} ${entry.id}`,
    kind: list.slug,
    digest: entry.stamp,
    read() {
      const whole = indexedOf(list, entry, locale);
      return {
        ...{ facets: [], stored: { ...whole, texts: cut(whole.texts) } },
        fields: [
          { text: whole.title, ...TITLE },
          { text: whole.texts.join("\n"), ...BODY },
        ],
      };
    },
  };
}

function cut(texts: readonly string[]): string[] {
  let room = LONGEST_SHOWN;
  return texts.filter((text) => (room -= text.length) > 0);
}
