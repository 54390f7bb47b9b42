import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, PayloadRequest, SanitizedConfig } from "payload";
import type { ListConfig } from "./entries";
import { isRecord } from "./is-record";

/** Locales of a config, the default one first where its list begins with it. */
export const localeCodes = ({ localization }: Pick<SanitizedConfig, "localization">): readonly string[] =>
  localization ? localization.localeCodes : [];

/** The field that names an entry; undefined for a global. */
export const titleFieldOf = ({ admin }: Pick<ListConfig, "admin">) =>
  "useAsTitle" in admin ? admin.useAsTitle : undefined;

/**
 * Title of an entry as editors see it, in the first locale that has one.
 * @param doc as Payload gives it for `locale: "all"`
 * @param field the collection's `useAsTitle`
 */
export function entryTitle(doc: unknown, field = "id", locales: readonly string[] = []): string {
  if (!isRecord(doc)) return "";
  const title = doc[field];
  const inALocale = isRecord(title) ? locales.map((code) => title[code]).find(Boolean) : title;
  return typeof inALocale === "string" && inALocale !== "" ? inALocale : `№ ${String(doc.id)}`;
}

/** An entry of a collection; of a global when `id` is empty. */
export interface EntryRef {
  readonly list: string;
  readonly id: string;
}

/** The user of a request, and their language. */
export interface Asker extends Pick<PayloadRequest, "payload" | "user"> {
  readonly i18n: Parameters<typeof getTranslation>[1];
}

export const keyOf = ({ list, id }: EntryRef) => `${list} ${id}`;

/**
 * Titles of entries as editors see them, by `keyOf`. Deleted entries, and those that the user may not read, are left
 * out.
 */
export async function entryTitles(
  refs: readonly EntryRef[],
  { payload, i18n, user }: Asker,
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  const lists = new Set(refs.map(({ list }) => list));
  for (const { slug, label } of payload.config.globals) {
    if (lists.has(slug)) titles.set(keyOf({ list: slug, id: "" }), getTranslation(label as string, i18n));
  }
  const locales = localeCodes(payload.config);
  const collections = payload.config.collections.filter(({ slug }) => lists.has(slug));
  await Promise.all(
    collections.map(async ({ slug, admin: { useAsTitle = "id" } }) => {
      const ids = refs.flatMap(({ list, id }) => (list === slug ? id : []));
      const { docs } = await payload.find({
        ...{ collection: slug as CollectionSlug, where: { id: { in: ids } }, draft: true, depth: 0, pagination: false },
        ...{ locale: "all", user, overrideAccess: false, select: { [useAsTitle]: true } },
      });
      for (const doc of docs)
        titles.set(keyOf({ list: slug, id: String(doc.id) }), entryTitle(doc, useAsTitle, locales));
    }),
  );
  return titles;
}
