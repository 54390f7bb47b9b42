import type { LocaleCode } from "@future-native/contract/locales";
import type { CollectionSlug, DataFromCollectionSlug, Payload } from "payload";

/** @returns the latest version of an entry in a language; treat it as read-only, because it is shared */
export type ReadDraft = <Slug extends CollectionSlug>(
  collection: Slug,
  id: number,
  locale: LocaleCode,
) => Promise<DataFromCollectionSlug<Slug>>;

/** Reads each draft once: what is checked of a set is what is shown. */
export function draftReader(payload: Payload): ReadDraft {
  const drafts = new Map<string, Promise<unknown>>();
  return <Slug extends CollectionSlug>(collection: Slug, id: number, locale: LocaleCode) => {
    const key = `${collection} ${id} ${locale}`;
    const draft =
      drafts.get(key) ?? payload.findByID({ collection, id, locale, draft: true, fallbackLocale: false, depth: 0 });
    drafts.set(key, draft);
    return draft as Promise<DataFromCollectionSlug<Slug>>;
  };
}
