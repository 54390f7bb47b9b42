import { getTranslation } from "@payloadcms/translations";
import type { Endpoint, PayloadRequest } from "payload";
import { ensureSignedIn } from "payload-kit/access";
import type { Translation } from "./judge";
import { isLocaleCode, type LocaleCode } from "./languages";
import { PAGE_SIZE } from "./page-size";
import type { BoardList } from "./entry-history";
import { boardLists, entriesOf, type BoardEntry } from "./read-board";
import { languagesInUse, settingsOf } from "./settings";
import { TRANSLATION_STATES, type TranslationState } from "./states";

/** The board as the admin shows it, in the reader's language. */
export interface Board {
  lists: { slug: string; label: string }[];
  languages: BoardLanguage[];
  /** Of the site, for the explanation; empty if there is none. */
  note: string;
  /** How many entries are in each state, in the chosen list and locale. */
  counts: Record<TranslationState, number>;
  /** How many entries pass the filters. */
  total: number;
  /** Whether a service is set that drafts translations. */
  hasMachine: boolean;
  /** Entries of the requested page. */
  entries: BoardRow[];
}

export interface BoardLanguage {
  code: LocaleCode;
  label: string;
  /** Whether the others are translated from it. */
  isSource: boolean;
}

/** A field's label replaces its path. */
export interface BoardRow extends Omit<BoardEntry, "locales" | "savedAt"> {
  listLabel: string;
  /** Whether a text can be saved without being on the site at once. */
  hasDrafts: boolean;
  locales: Record<LocaleCode, Omit<Translation, "missing" | "older"> & { missing: Named[]; older: Named[] }>;
}

interface Named {
  path: string;
  label: string;
}

/**
 * `GET /api/translations?list=posts&language=de&state=older&page=2`, each of them optional: the board of
 * translations, for those who are signed in. Not `locale`, which Payload keeps as the language of every later form.
 */
export const translationsEndpoint: Endpoint = { path: "/translations", method: "get", handler: answer };

async function answer(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const board = await readBoard(request, request.searchParams);
  return Response.json(board, { headers: { "Cache-Control": "no-store" } });
}

/** @param searchParams the endpoint's */
export async function readBoard(
  { payload, i18n }: Pick<PayloadRequest, "payload" | "i18n">,
  searchParams: URLSearchParams,
): Promise<Board> {
  const settings = settingsOf(payload);
  const { source } = settings.languages;
  const all = await languagesInUse(payload);
  const lists = boardLists(payload);
  const chosen = lists.filter(({ slug }) => !searchParams.get("list") || slug === searchParams.get("list"));
  const asked = searchParams.get("language");
  const locales = isLocaleCode({ source, all }, asked) ? [asked] : all.map(({ code }) => code);
  const say = (label: unknown) => getTranslation(label as string, i18n);
  const found: { entry: BoardEntry; list: BoardList }[] = [];
  for (const list of chosen) for (const entry of await entriesOf(payload, list)) found.push({ entry, list });
  const has = (state: TranslationState) => (row: (typeof found)[number]) =>
    locales.some((locale) => row.entry.locales[locale]?.state === state);
  const state = TRANSLATION_STATES.find((name) => name === searchParams.get("state"));
  const passed = state ? found.filter(has(state)) : found;
  const from = (Math.max(1, Number(searchParams.get("page")) || 1) - 1) * PAGE_SIZE;
  return {
    lists: lists.map(({ slug, label }) => ({ slug, label: say(label) })),
    languages: all.map(({ code, label }) => ({ code, label: say(label), isSource: code === source.code })),
    note: settings.note ? say(settings.note) : "",
    counts: countsOf((name) => found.filter(has(name)).length),
    total: passed.length,
    hasMachine: Boolean(settings.machine),
    entries: passed.slice(from, from + PAGE_SIZE).map(({ entry, list }) => rowOf(entry, list, say)),
  };
}

function countsOf(count: (state: TranslationState) => number): Board["counts"] {
  return Object.fromEntries(TRANSLATION_STATES.map((state) => [state, count(state)])) as Board["counts"];
}

function rowOf(
  { list, id, title, status, locales }: BoardEntry,
  board: BoardList,
  say: (label: unknown) => string,
): BoardRow {
  const named = (paths: readonly string[]) =>
    paths.map((path) => ({ path, label: say(board.fields.find((field) => field.path === path)?.label ?? path) }));
  const cells = Object.entries(locales).map(([code, { missing, older, ...rest }]) => {
    return [code, { ...rest, missing: named(missing), older: named(older) }];
  });
  const listLabel = say(board.label);
  return {
    list,
    id,
    status,
    listLabel,
    hasDrafts: board.hasDrafts,
    title: title || listLabel,
    locales: Object.fromEntries(cells) as BoardRow["locales"],
  };
}
