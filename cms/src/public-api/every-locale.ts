import { DEFAULT_LOCALE, forEachLocale, LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";

/** One entry as it reads in each locale. */
export type EveryLocale<Doc> = Record<LocaleCode, Doc>;

/** Reads what is published in a locale. */
export type Load<Result> = (locale: LocaleCode) => Promise<Result>;

/** Reads each locale at most once; a failure is not kept. */
export function once<Result>(load: Load<Result>): Load<Result> {
  const results = new Map<LocaleCode, Promise<Result>>();
  return (locale) => {
    const known = results.get(locale);
    if (known) return known;
    const result = load(locale);
    results.set(locale, result);
    // A database that was away for a moment must not stay away until the next change.
    result.catch(() => results.delete(locale));
    return result;
  };
}

/** A value for each locale, read at the same time. */
export async function readEachLocale<Value>(load: Load<Value>): Promise<EveryLocale<Value>> {
  const values = await Promise.all(LOCALE_CODES.map(async (code) => [code, await load(code)] as const));
  return Object.fromEntries(values) as EveryLocale<Value>;
}

/** All locales of a list at once: the entries that are in each of them. */
export async function inEveryLocale<Doc extends { id: number }>(load: Load<Doc[]>): Promise<EveryLocale<Doc>[]> {
  const lists = await readEachLocale(async (locale) => new Map((await load(locale)).map((doc) => [doc.id, doc])));
  return [...lists[DEFAULT_LOCALE].keys()].flatMap((id) => {
    const doc = forEachLocale((locale) => lists[locale].get(id));
    return LOCALE_CODES.every((locale) => doc[locale]) ? [doc as EveryLocale<Doc>] : [];
  });
}
