import type { LocaleCode } from "@future-native/contract";
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from "payload";
import type { DeepPartial } from "ts-essentials";
import { withoutGate } from "payload-publish-gate/without-gate";
import type { Translated } from "../demo-schema";

/** The locales that follow English. */
export const TRANSLATIONS = ["ru", "br"] as const;
export type Translation = (typeof TRANSLATIONS)[number];

/** Id of the library's picture with this file name. */
export type PictureId = (file: string) => number;

/** Id of the library's film or sound with this file name. */
export type RecordingId = PictureId;

/** Ids of what is already imported, by the keys of the demo content. */
export type Keys = ReadonlyMap<string, number>;

export interface ImportContext {
  readonly payload: Payload;
  readonly pictureId: PictureId;
  readonly recordingId: RecordingId;
}

export function pick<Value>(value: Translated<Value> | undefined, locale: LocaleCode): Value | undefined {
  return value?.[locale];
}

/** The place of the nth entry of a list. */
export const sortOf = (index: number): number => (index + 1) * 10;

/** The id behind a key, with a message that names the key when the demo content points at nothing. */
export function lookUp(keys: Keys, key: string, kind: string): number {
  const id = keys.get(key);
  if (id === undefined) throw new Error(`The demo content points at the ${kind} "${key}", which it does not have.`);
  return id;
}

type Data<Slug extends CollectionSlug> = RequiredDataFromCollectionSlug<Slug>;

/**
 * Saves an entry in English, then its translations.
 * @param translations texts in the other locales; one that is undefined is not written
 * @returns its id
 */
export async function saveEntry<Slug extends CollectionSlug>(
  { payload }: ImportContext,
  collection: Slug,
  data: Data<Slug>,
  translations: Partial<Record<Translation, DeepPartial<Data<Slug>>>> = {},
): Promise<number> {
  const { id } = await payload.create({
    collection,
    data,
    locale: "en",
    depth: 0,
    context: withoutGate("demo import"),
  });
  for (const locale of TRANSLATIONS) {
    const translated = translations[locale];
    if (!translated) continue;
    const context = withoutGate("demo import");
    await payload.update({ collection, id, data: translated, locale, depth: 0, context });
  }
  return Number(id);
}

/** The texts of each translation that exists. */
export function translate<Texts>(
  exists: Translated<unknown>,
  texts: (locale: Translation) => Texts,
): Partial<Record<Translation, Texts>> {
  return Object.fromEntries(
    TRANSLATIONS.filter((locale) => exists[locale] !== undefined).map((locale) => [locale, texts(locale)]),
  );
}
