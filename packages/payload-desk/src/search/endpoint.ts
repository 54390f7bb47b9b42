import { setTimeout } from "node:timers/promises";
import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, Endpoint, Payload, PayloadRequest } from "payload";
import { markWords, sentenceWith, wordsOf, type Stretch } from "static-search";
import { ensureSignedIn } from "payload-kit/access";
import { entryTitles, keyOf, type EntryRef } from "payload-kit/entry-titles";
import { readLocalesInUse } from "payload-kit/locales-in-use";
import { settingsOf } from "../options";
import type { Indexed } from "../options";
import { upToDate, type Indexes } from "./entry-index";

/** An entry that has the words, as the search of the admin shows it. */
export interface SearchHit extends EntryRef {
  readonly title: readonly Stretch[];
  /** Label of its collection or global, in the user's language. */
  readonly kind: string;
  /** The language in which the words were found. */
  readonly locale: string;
  /** The sentence that has them; empty where the title alone does. */
  readonly sentence: readonly Stretch[];
}

export interface SearchAnswer {
  /** The best first, at most `SHOWN`. */
  readonly hits: readonly SearchHit[];
  /** Whether everything is still being read for the first time: then ask again. */
  readonly isReading: boolean;
}

/** So long a call waits for what is being read, in milliseconds. */
const PATIENCE = 2000;

const LONGEST_QUESTION = 200;
const SHOWN = 10;
/** More than are shown: some of them the asker may not see. */
const ASKED = 30;

/**
 * `GET /search?q=тбилиси`: entries of all collections and screens in the languages in use, drafts too, by title and texts (X15).
 * Words mean what they mean to the site's search. For those who are signed in, and of what they may read.
 */
export const searchEndpoint: Endpoint = { path: "/search", method: "get", handler: answer };

/** An entry that has the words in one language. */
interface EntryMatch {
  locale: string;
  stored: Indexed;
  isFound: (word: string) => boolean;
  /** 2 where words of its title begin as those of the question do, 1 where words of its texts do, 0 where others may be meant. */
  nearness: number;
}

async function answer(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { payload, searchParams, i18n, user } = request;
  const question = (searchParams.get("q") ?? "").trim().slice(0, LONGEST_QUESTION);
  // An empty question brings the index up to date, before the first word is typed.
  const indexes = await Promise.race([upToDate(payload), setTimeout(PATIENCE, undefined, { ref: false })]);
  const found = indexes ? await find(payload, indexes, question) : [];
  const entries = found.map(({ stored }) => stored);
  const titles = await entryTitles(entries, { payload, i18n, user });
  const hits = found.flatMap(({ locale, stored, isFound }): SearchHit[] => {
    const { list, id } = stored;
    // Without a title it is gone, or not for the asker.
    const title = titles.get(keyOf(stored));
    if (title === undefined) return [];
    const labels = payload.collections[list as CollectionSlug]?.config.labels;
    const sentence = markWords(sentenceWith(stored.texts, isFound), isFound);
    return [
      {
        ...{ list, id, locale, title: markWords(stored.title || title, isFound) },
        kind: labels ? getTranslation(labels.singular as string, i18n) : "",
        sentence: sentence.some(({ marked }) => marked) ? sentence : [],
      },
    ];
  });
  const body: SearchAnswer = { hits: hits.slice(0, SHOWN), isReading: !indexes };
  return Response.json(body, { headers: { "Cache-Control": "no-store" } });
}

/** The best of each language, and of what is not held in memory, in turns, the nearest first; each entry once. */
async function find(payload: Payload, indexes: Indexes, question: string): Promise<EntryMatch[]> {
  if (question === "") return [];
  const { findMore = async () => [] } = settingsOf(payload).search ?? {};
  const asked = wordsOf(question);
  const matchOf = (stored: Indexed, locale: string, isFound: EntryMatch["isFound"]): EntryMatch => {
    const areIn = (words: readonly string[]) => asked.every((start) => words.some((word) => word.startsWith(start)));
    const title = wordsOf(stored.title);
    const nearness = areIn(title) ? 2 : Number(areIn([...title, ...stored.texts.flatMap(wordsOf)]));
    return { locale, stored, isFound, nearness };
  };
  const used = await readLocalesInUse({ payload });
  const searched = [...indexes].filter(([locale]) => used.includes(locale));
  const ranked = await Promise.all([
    ...searched.map(async ([locale, index]) => {
      const { hits, isFound } = await index.search(question, { limit: ASKED });
      return hits.map(({ stored }) => matchOf(stored, locale, isFound));
    }),
    findMore(payload, asked, ASKED).then((more) =>
      more.map((stored) => matchOf(stored, used[0] ?? "", (word) => asked.some((start) => word.startsWith(start)))),
    ),
  ]);
  const inTurns = Array.from({ length: ASKED }, (_, at) => ranked.flatMap((hits) => hits[at] ?? [])).flat();
  const keys = new Set<string>();
  return inTurns
    .sort((one, other) => other.nearness - one.nearness)
    .filter(({ stored }) => !keys.has(keyOf(stored)) && keys.add(keyOf(stored)));
}
