/** State of translations: complete, missing, or older than their source (X3). Knows no database. */
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { partsOf } from "../gate/facts/rich-text-parts";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import { leftInSource } from "./left-in-source";
import type { FlagReason, TranslationState } from "./states";
import type { TextField } from "./text-fields";

/** An entry as the database has it: a translated text is an object with a value for each locale. */
export type StoredEntry = Readonly<Record<string, unknown>>;

export interface Version {
  readonly entry: StoredEntry;
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
  flags: readonly Flagged[] = [],
): Record<LocaleCode, Translation> {
  const known = knownTexts(fields, history);
  const [en, ru, br] = LOCALE_CODES.map((locale) => judgeLocale(fields, known, locale, flags));
  return { en, ru, br } as Record<LocaleCode, Translation>;
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
): StoredEntry | undefined {
  const known = knownTexts([field], history);
  const at = lastChange(known, field.path, locale);
  const isBlank = (known.at(-1)?.[field.path]?.[locale] ?? []).every((cell) => cell === "");
  if (isBlank || lastChange(known, field.path, DEFAULT_LOCALE) <= at) return undefined;
  // A version that published another language alone does not hold the source of its time.
  const withSource = history
    .slice(0, at + 1)
    .filter(({ onlyLocale = DEFAULT_LOCALE }) => onlyLocale === DEFAULT_LOCALE);
  return (withSource.at(-1) ?? history[0])?.entry;
}

function knownTexts(fields: readonly TextField[], history: readonly Version[]): Texts[] {
  const texts = history.map(({ entry }) => textsOf(fields, entry));
  return texts.reduce<Texts[]>((before, now, at) => {
    const last = before.at(-1);
    const only = history[at]?.onlyLocale;
    return [...before, last && only ? onlyIn(only, last, now) : now];
  }, []);
}

function judgeLocale(
  fields: readonly TextField[],
  history: readonly Texts[],
  locale: LocaleCode,
  flags: readonly Flagged[],
): Translation {
  const latest = history.at(-1) ?? {};
  const cells = (path: string, of: LocaleCode) => latest[path]?.[of] ?? [];
  const isBlank = (path: string) => cells(path, locale).every((cell) => cell === "");
  const isLeft = (path: string) =>
    locale !== DEFAULT_LOCALE &&
    cells(path, locale).some((cell, at) => {
      return leftInSource(textsIn(cells(path, DEFAULT_LOCALE)[at] ?? ""), textsIn(cell), locale) !== undefined;
    });
  const lacks = ({ path, isNeeded }: TextField) =>
    (isNeeded && isBlank(path)) ||
    cells(path, DEFAULT_LOCALE).some((cell, at) => cell && !cells(path, locale)[at]) ||
    isLeft(path);
  const isFlagged = (path: string) => flags.some((flag) => flag.locale === locale && flag.path === path);
  const isOlder = ({ path }: TextField) =>
    locale !== DEFAULT_LOCALE &&
    !isBlank(path) &&
    (isFlagged(path) || lastChange(history, path, DEFAULT_LOCALE) > lastChange(history, path, locale));
  const missing = fields.filter(lacks).map(({ path }) => path);
  const older = fields.filter(isOlder).map(({ path }) => path);
  const state = missing.length > 0 ? "missing" : older.length > 0 ? "older" : "complete";
  const isWritten = fields.every(({ path, isNeeded }) => !isNeeded || !isBlank(path));
  const isByMachine = (path: string) =>
    flags.some((flag) => flag.locale === locale && flag.path === path && flag.reason === "machine");
  return { state, isWritten, missing, left: missing.filter(isLeft), older, machine: older.filter(isByMachine) };
}

/** The texts of a cell, which is one, or a rich text as `plain` has it. */
function textsIn(cell: string): string[] {
  if (!cell.startsWith("{")) return [cell];
  try {
    return partsOf({ root: JSON.parse(cell) as unknown }).texts;
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

function textsOf(fields: readonly TextField[], entry: StoredEntry): Texts {
  const texts = fields.map((field) => [
    field.path,
    Object.fromEntries(LOCALE_CODES.map((locale) => [locale, cellsOf(field, entry, locale)])),
  ]);
  return Object.fromEntries(texts) as Texts;
}

function cellsOf({ path, columns }: TextField, entry: StoredEntry, locale: LocaleCode): Cells {
  const value = path.split(".").reduce<unknown>((at, name) => propertyOf(at, name), entry);
  if (!columns) return [plain(propertyOf(value, locale))];
  const rows = Array.isArray(value) ? value : [];
  return rows.flatMap((row) => columns.map((column) => plain(propertyOf(propertyOf(row, column), locale))));
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Visible content of a text, to ignore changes of white space. */
function plain(value: unknown): string {
  if (typeof value === "string") return value.replace(/\s+/g, " ").trim();
  return isEmptyRichText(value) ? "" : JSON.stringify(propertyOf(value, "root"));
}
