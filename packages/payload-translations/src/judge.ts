/** State of translations: complete, missing, or older than their source. Knows no database. */
import { isRecord, type Doc } from "payload-kit";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import { inEachLocale, type Language, type LocaleCode } from "./languages";
import { leftInSource } from "./left-in-source";
import { linesOf, type RichText } from "./rich-text";
import type { ContentModel } from "./settings";
import type { FlagReason, TranslationState } from "./states";
import { cellsOf, valueIn, type TextField } from "./text-fields";

export interface Version {
  readonly entry: Doc;
  /** Set when only this locale was published: the version then holds what was published before in all others. */
  readonly onlyLocale?: LocaleCode | undefined;
}

export interface Translation {
  state: TranslationState;
  /** Whether all needed texts are there, without which the locale does not show the entry. */
  isWritten: boolean;
  /** Paths of texts that the source has and this locale has not, in its own words. */
  missing: string[];
  /** Those of the missing ones that still hold text of the source. */
  left: string[];
  /** Paths of texts whose source was changed after them, or before they came. */
  older: string[];
  /** Those of the older ones that are unreviewed machine translations. */
  machine: string[];
}

/** An unreviewed translation. */
export interface Flagged {
  readonly locale: string;
  readonly path: string;
  readonly reason: FlagReason;
}

/** One text in one locale: a cell for each row and column of a list. */
type Cells = readonly string[];
type Texts = Readonly<Record<string, Readonly<Record<LocaleCode, Cells>>>>;

/**
 * Judges every locale of an entry. A text is older than its source when the last version that changed the source came after
 * the last one that changed the text; what changed before the oldest version that is kept is not known and counts as equal.
 * @param history the entry's versions, the oldest first; one at least
 */
export function judge(
  fields: readonly TextField[],
  history: readonly Version[],
  model: ContentModel,
  flags: readonly Flagged[] = [],
): Record<LocaleCode, Translation> {
  const known = knownTexts(fields, history, model);
  return inEachLocale(model.languages, (language) => judgeLocale(fields, known, { ...model, language, flags }));
}

/**
 * An entry as it was when a text was last translated; undefined where its source has not changed since, or where it is
 * not translated.
 * @param history the entry's versions, the oldest first
 */
export function whenTranslated(
  field: TextField,
  history: readonly Version[],
  locale: LocaleCode,
  model: ContentModel,
): Doc | undefined {
  const { code: source } = model.languages.source;
  const known = knownTexts([field], history, model);
  const at = lastChange(known, field.path, locale);
  const isBlank = (known.at(-1)?.[field.path]?.[locale] ?? []).every((cell) => cell === "");
  if (isBlank || lastChange(known, field.path, source) <= at) return undefined;
  // A version that published another language alone does not hold the source of its time.
  const withSource = history.slice(0, at + 1).filter(({ onlyLocale = source }) => onlyLocale === source);
  return (withSource.at(-1) ?? history[0])?.entry;
}

function knownTexts(fields: readonly TextField[], history: readonly Version[], model: ContentModel): Texts[] {
  const texts = history.map(({ entry }) => textsOf(fields, entry, model));
  return texts.reduce<Texts[]>((before, now, at) => {
    const last = before.at(-1);
    const only = history[at]?.onlyLocale;
    return [...before, last && only ? onlyIn(only, last, now) : now];
  }, []);
}

interface Judged extends ContentModel {
  readonly language: Language;
  readonly flags: readonly Flagged[];
}

function judgeLocale(
  fields: readonly TextField[],
  history: readonly Texts[],
  { language, languages: { source }, richText, flags }: Judged,
): Translation {
  const { code: locale } = language;
  const tags = { source: source.tag, own: language.tag };
  const latest = history.at(-1) ?? {};
  const cells = (path: string, of: LocaleCode) => latest[path]?.[of] ?? [];
  const isBlank = (path: string) => cells(path, locale).every((cell) => cell === "");
  const isLeft = (path: string) =>
    language !== source &&
    cells(path, locale).some((cell, at) => {
      const before = textsIn(cells(path, source.code)[at] ?? "", richText);
      return leftInSource(before, textsIn(cell, richText), tags) !== undefined;
    });
  const lacks = ({ path, isNeeded }: TextField) =>
    (isNeeded && isBlank(path)) ||
    cells(path, source.code).some((cell, at) => cell && !cells(path, locale)[at]) ||
    isLeft(path);
  const isFlagged = (path: string) => flags.some((flag) => flag.locale === locale && flag.path === path);
  const isOlder = ({ path }: TextField) =>
    language !== source &&
    !isBlank(path) &&
    (isFlagged(path) || lastChange(history, path, source.code) > lastChange(history, path, locale));
  const missing = fields.filter(lacks).map(({ path }) => path);
  const older = fields.filter(isOlder).map(({ path }) => path);
  const state = missing.length > 0 ? "missing" : older.length > 0 ? "older" : "complete";
  const isWritten = fields.every(({ path, isNeeded }) => !isNeeded || !isBlank(path));
  const isByMachine = (path: string) =>
    flags.some((flag) => flag.locale === locale && flag.path === path && flag.reason === "machine");
  return { state, isWritten, missing, left: missing.filter(isLeft), older, machine: older.filter(isByMachine) };
}

/** The texts of a cell, which is one, or a rich text as `plain` has it. */
function textsIn(cell: string, richText: RichText): string[] {
  if (!cell.startsWith("{")) return [cell];
  try {
    return linesOf(richText, { root: JSON.parse(cell) as unknown });
  } catch {
    return [cell];
  }
}

/** Which version changed a text last; 0 when none of those that are kept did. */
function lastChange(history: readonly Texts[], path: string, locale: LocaleCode): number {
  const read = (at: number) => JSON.stringify(history[at]?.[path]?.[locale]);
  for (let at = history.length - 1; at > 0; at -= 1) if (read(at) !== read(at - 1)) return at;
  return 0;
}

function onlyIn(locale: LocaleCode, before: Texts, now: Texts): Texts {
  const entries = Object.entries(now).map(([path, texts]) => [
    path,
    { ...(before[path] ?? texts), [locale]: texts[locale] },
  ]);
  return Object.fromEntries(entries) as Texts;
}

function textsOf(fields: readonly TextField[], entry: Doc, { languages }: ContentModel): Texts {
  const cellsIn = (field: TextField) => (language: Language) =>
    cellsOf(field, valueIn(entry, field, language.code)).map(([, cell]) => plain(cell));
  return Object.fromEntries(fields.map((field) => [field.path, inEachLocale(languages, cellsIn(field))]));
}

/** Visible content of a text, to ignore changes of white space. */
function plain(value: unknown): string {
  if (typeof value === "string") return value.replace(/\s+/g, " ").trim();
  return isRecord(value) && !isEmptyRichText(value) ? JSON.stringify(value.root) : "";
}
