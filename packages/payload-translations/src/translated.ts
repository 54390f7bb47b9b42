import { setTimeout } from "node:timers/promises";
import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest, SanitizedPermissions } from "payload";
import type { LocaleCode } from "./languages";
import { boardLists, entriesOf } from "./read-board";
import { languagesInUse } from "./settings";

/** How far the content is translated (X3). */
export interface TranslatedFigures {
  /** How many entries there are with texts in each language. */
  readonly total: number;
  readonly locales: readonly TranslatedLocale[];
}

export interface TranslatedLocale {
  readonly code: LocaleCode;
  readonly label: string;
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
  { payload, i18n }: Pick<PayloadRequest, "payload" | "i18n">,
  permissions: SanitizedPermissions,
): Promise<TranslatedFigures | undefined> {
  const lists = boardLists(payload).filter(
    ({ slug }) => permissions.collections?.[slug]?.read ?? permissions.globals?.[slug]?.read,
  );
  const judged = Promise.all(lists.map((list) => entriesOf(payload, list)));
  const entries = (await Promise.race([judged, setTimeout(PATIENCE, undefined, { ref: false })]))?.flat();
  if (!entries) return undefined;
  const locales = (await languagesInUse(payload)).map(({ code, label }) => {
    const count = (state: string) => entries.filter(({ locales: judged }) => judged[code]?.state === state).length;
    return {
      code,
      label: getTranslation(label, i18n),
      complete: count("complete"),
      missing: count("missing"),
      older: count("older"),
    };
  });
  return { total: entries.length, locales };
}
