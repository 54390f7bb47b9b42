import { isRecord } from "payload-kit";
import { textChanges } from "payload-kit/text-changes";
import { valueIn } from "../entry-history";
import { whenTranslated, type StoredEntry, type Version } from "../judge";
import type { LocaleCode } from "../languages";
import { linesOf, type RichText } from "../rich-text";
import type { ContentModel } from "../settings";
import type { TextField } from "../text-fields";
import type { Sources, SourceText } from "./protocol";

/**
 * The source of every text of an entry that has one, with what has changed in it since it was translated.
 * @param history the entry's versions, the oldest first
 * @param machine paths of the fields that a machine has translated
 */
export function sourcesOf(
  fields: readonly TextField[],
  history: readonly Version[],
  locale: LocaleCode,
  model: ContentModel,
  machine: readonly string[] = [],
): Sources {
  const { languages, richText } = model;
  const { code: source } = languages.source;
  const latest = history.at(-1)?.entry ?? {};
  const sources = fields.flatMap((field) => {
    const before = whenTranslated(field, history, locale, model);
    const earlier = new Map(before ? cellsOf(field, before, source) : []);
    return cellsOf(field, latest, source).flatMap(([key, value]): [string, SourceText][] => {
      const words = wordsIn(value, richText);
      if (words.trim() === "") return [];
      const was = wordsIn(earlier.get(key), richText);
      const changes = before && was !== words ? textChanges(was, words) : null;
      return [[key, { words, value, changes, isByMachine: machine.includes(field.path) }]];
    });
  });
  return Object.fromEntries(sources);
}

/** The values of a field in the source's language: one, or one for each cell of a list. */
function cellsOf(field: TextField, entry: StoredEntry, source: LocaleCode): [string, unknown][] {
  const value = valueIn(entry, field, source);
  if (!field.columns) return [[field.path, value]];
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return rows.flatMap((row) =>
    (field.columns ?? []).map((column): [string, unknown] => [
      `${field.path}.${String(row.id)}.${column}`,
      row[column],
    ]),
  );
}

const wordsIn = (value: unknown, richText: RichText): string =>
  typeof value === "string" ? value : linesOf(richText, value).join("\n\n");
