import { DEFAULT_LOCALE, type LocaleCode } from "@future-native/contract/locales";
import { isRecord } from "payload-kit";
import { wordsOf } from "payload-kit/rich-text/marks";
import { textUnitsOf } from "../../rich-text/text-units";
import { textChanges } from "payload-kit/text-changes";
import { valueIn } from "../entry-history";
import { whenTranslated, type StoredEntry, type Version } from "../judge";
import type { TextField } from "../text-fields";
import type { Sources, SourceText } from "./protocol";

/**
 * The source of every text of an entry that has one, with what has changed in it since it was translated (X3).
 * @param history the entry's versions, the oldest first
 * @param machine paths of the fields that a machine has translated
 */
export function sourcesOf(
  fields: readonly TextField[],
  history: readonly Version[],
  locale: LocaleCode,
  machine: readonly string[] = [],
): Sources {
  const latest = history.at(-1)?.entry ?? {};
  const sources = fields.flatMap((field) => {
    const before = whenTranslated(field, history, locale);
    const earlier = new Map(before ? cellsOf(field, before) : []);
    return cellsOf(field, latest).flatMap(([key, value]): [string, SourceText][] => {
      const words = wordsIn(value);
      if (words.trim() === "") return [];
      const was = wordsIn(earlier.get(key));
      const changes = before && was !== words ? textChanges(was, words) : null;
      return [[key, { words, value, changes, isByMachine: machine.includes(field.path) }]];
    });
  });
  return Object.fromEntries(sources);
}

/** The values of a field in the source's language: one, or one for each cell of a list. */
function cellsOf(field: TextField, entry: StoredEntry): [string, unknown][] {
  const value = valueIn(entry, field, DEFAULT_LOCALE);
  if (!field.columns) return [[field.path, value]];
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return rows.flatMap((row) =>
    (field.columns ?? []).map((column): [string, unknown] => [
      `${field.path}.${String(row.id)}.${column}`,
      row[column],
    ]),
  );
}

function wordsIn(value: unknown): string {
  if (typeof value === "string") return value;
  return textUnitsOf(value)
    .map(({ text }) => wordsOf(text.content))
    .join("\n\n");
}
