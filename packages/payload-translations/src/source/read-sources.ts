import type { Doc } from "payload-kit";
import { textChanges } from "payload-kit/text-changes";
import { whenTranslated, type Version } from "../judge";
import type { LocaleCode } from "../languages";
import { linesOf, type RichText } from "../rich-text";
import type { ContentModel } from "../settings";
import { cellsOf, valueIn, type TextField } from "../text-fields";
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
  const cellsIn = (field: TextField, entry: Doc) => cellsOf(field, valueIn(entry, field, languages.source.code));
  const latest = history.at(-1)?.entry ?? {};
  const sources = fields.flatMap((field) => {
    const before = whenTranslated(field, history, locale, model);
    const earlier = new Map(before && cellsIn(field, before).map(([key, cell]) => [key, cell]));
    return cellsIn(field, latest).flatMap(([key, value]): [string, SourceText][] => {
      const words = wordsIn(value, richText);
      if (words.trim() === "") return [];
      const was = wordsIn(earlier.get(key), richText);
      const changes = before && was !== words ? textChanges(was, words) : null;
      return [[key, { words, value, changes, isByMachine: machine.includes(field.path) }]];
    });
  });
  return Object.fromEntries(sources);
}

const wordsIn = (value: unknown, richText: RichText): string =>
  typeof value === "string" ? value : linesOf(richText, value).join("\n\n");
