import { setTimeout } from "node:timers/promises";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { Payload, SanitizedPermissions } from "payload";
import { boardLists, entriesOf } from "payload-translations/board";

/** How far the site is translated (X3). */
export interface TranslatedFigures {
  /** How many entries there are with texts in each language. */
  readonly total: number;
  readonly locales: readonly TranslatedLocale[];
}

export interface TranslatedLocale {
  readonly code: LocaleCode;
  readonly complete: number;
  readonly missing: number;
  readonly older: number;
}

/**
 * Milliseconds; the first judgement of all entries after a start takes longer, and the dashboard does not wait for it.
 */
const PATIENCE = 800;

/**
 * Counts what the board of translations knows. It keeps what it has judged, and looks again at what has changed since.
 * @returns undefined while everything is being judged for the first time
 */
export async function readTranslated(
  payload: Payload,
  permissions: SanitizedPermissions,
): Promise<TranslatedFigures | undefined> {
  const lists = boardLists(payload).filter(
    ({ slug }) => permissions.collections?.[slug]?.read ?? permissions.globals?.[slug]?.read,
  );
  const judged = Promise.all(lists.map((list) => entriesOf(payload, list)));
  const entries = (await Promise.race([judged, setTimeout(PATIENCE, undefined, { ref: false })]))?.flat();
  if (!entries) return undefined;
  const locales = LOCALE_CODES.map((code) => {
    const count = (state: string) => entries.filter(({ locales: judged }) => judged[code].state === state).length;
    return { code, complete: count("complete"), missing: count("missing"), older: count("older") };
  });
  return { total: entries.length, locales };
}
