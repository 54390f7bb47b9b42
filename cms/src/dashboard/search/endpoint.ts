import { setTimeout } from "node:timers/promises";
import { getTranslation } from "@payloadcms/translations";
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { LONGEST_QUESTION } from "@future-native/contract/search";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { markWords, sentenceWith, wordsOf, type Stretch } from "static-search";
import { ensureSignedIn } from "payload-kit/access";
import { entryTitles, keyOf, type EntryRef } from "payload-kit/entry-titles";
import { upToDate, type Indexed, type Indexes } from "./entry-index";
import { findEnquiries } from "./find-enquiries";

/** An entry that has the words, as the search of the admin shows it. */
export interface SearchHit extends EntryRef {
  readonly title: readonly Stretch[];
  /** Label of its collection or global, in the user's language. */
  readonly kind: string;
  /** The language in which the words were found. */
  readonly locale: LocaleCode;
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

const SHOWN = 10;
/** More than are shown: some of them the asker may not see. */
const ASKED = 30;

/**
 * `GET /cms-api/search?q=тбилиси`: entries of all collections and screens in all languages, drafts too, by title and texts (X15).
 * Words mean what they mean to the site's search. For those who are signed in, and of what they may read.
 */
export const searchEndpoint: Endpoint = { path: "/search", method: "get", handler: answer };

/** An entry that has the words in one language. */
interface EntryMatch extends EntryRef {
  locale: LocaleCode;
  stored: Indexed;
  isFound: (word: string) => boolean;
  /** Whether its words begin as those of the question do: what else may be meant comes after it. */
  isLiteral: boolean;
}

async function answer(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { payload, searchParams, i18n, user } = request;
  const question = (searchParams.get("q") ?? "").trim().slice(0, LONGEST_QUESTION);
  // An empty question brings the index up to date, before the first word is typed.
  const indexes = await Promise.race([upToDate(payload), setTimeout(PATIENCE, undefined, { ref: false })]);
  const found = indexes ? await find(payload, indexes, question) : [];
  const titles = await entryTitles(found, { payload, i18n, user });
  const lists = new Map(
    [...payload.config.collections, ...payload.config.globals].map((list) => [list.slug as string, list]),
  );
  const hits = found.flatMap(({ list: slug, id, locale, stored, isFound }): SearchHit[] => {
    // Without a title it is gone, or not for the asker.
    const title = titles.get(keyOf(stored));
    const list = lists.get(slug);
    if (title === undefined || !list) return [];
    const kind = "labels" in list ? getTranslation(list.labels.singular as string, i18n) : "";
    const sentence = markWords(sentenceWith(stored.texts, isFound), isFound);
    const isTold = sentence.some(({ marked }) => marked);
    return [
      {
        ...{ list: slug, id, locale, kind, title: markWords(stored.title || title, isFound) },
        sentence: isTold ? sentence : [],
      },
    ];
  });
  const body: SearchAnswer = { hits: hits.slice(0, SHOWN), isReading: !indexes };
  return Response.json(body, { headers: { "Cache-Control": "no-store" } });
}

/** The best of each language and of the enquiries in turns, those that have the very words first; each entry once. */
async function find(payload: Payload, indexes: Indexes, question: string): Promise<EntryMatch[]> {
  if (question === "") return [];
  const asked = wordsOf(question);
  const isFound = (word: string) => asked.some((start) => word.startsWith(start));
  const ranked = await Promise.all([
    ...LOCALE_CODES.map(async (locale) => {
      const answer = await indexes.get(locale)?.search(question, { limit: ASKED });
      return (answer?.hits ?? []).map(({ stored }): EntryMatch => {
        const words = [stored.title, ...stored.texts].flatMap(wordsOf);
        const isLiteral = asked.every((start) => words.some((word) => word.startsWith(start)));
        return {
          list: stored.list,
          id: stored.id,
          locale,
          stored,
          isFound: answer?.isFound ?? (() => false),
          isLiteral,
        };
      });
    }),
    findEnquiries(payload, asked, ASKED).then((enquiries) =>
      enquiries.map((stored): EntryMatch => ({
        ...{ list: stored.list, id: stored.id, locale: DEFAULT_LOCALE, stored, isFound, isLiteral: true },
      })),
    ),
  ]);
  const inTurns = Array.from({ length: ASKED }, (_, at) => ranked.flatMap((hits) => hits[at] ?? [])).flat();
  const bestFirst = [...inTurns.filter(({ isLiteral }) => isLiteral), ...inTurns.filter(({ isLiteral }) => !isLiteral)];
  const byEntry = new Map<string, EntryMatch>();
  for (const hit of bestFirst) if (!byEntry.has(keyOf(hit))) byEntry.set(keyOf(hit), hit);
  return [...byEntry.values()];
}
