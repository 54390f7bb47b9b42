import type { LocaleCode } from "@future-native/contract/locales";

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

/** A value for each locale. */
export function forEachLocale<Value>(value: (locale: LocaleCode) => Value): Record<LocaleCode, Value> {
  return { en: value("en"), ru: value("ru"), br: value("br") };
}

/** All locales of a list at once. */
export async function inEveryLocale<Doc extends { id: number }>(load: Load<Doc[]>): Promise<EveryLocale<Doc>[]> {
  const [en, ru, br] = await Promise.all([load("en"), load("ru"), load("br")]);
  const find = (docs: Doc[]) => new Map(docs.map((doc) => [doc.id, doc]));
  const [russian, brazilian] = [find(ru), find(br)];
  return en.flatMap((doc) => {
    const others = { ru: russian.get(doc.id), br: brazilian.get(doc.id) };
    return others.ru && others.br ? [{ en: doc, ru: others.ru, br: others.br }] : [];
  });
}
