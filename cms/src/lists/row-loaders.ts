/** Loaders for the data of list cells beyond their entries, batched for all rows of a page. */
import { localesInUse } from "@future-native/contract/locales";
import DataLoader from "dataloader";
import type { CollectionSlug, Payload } from "payload";
import { cache } from "react";
import { entryTitle } from "../entry-title";
import { readLocalesInUse } from "payload-kit/locales-in-use";
import { scheduledJobs } from "payload-releases/scheduled";
import { boardLists, entriesAmong, type BoardEntry } from "payload-translations/board";

type Id = number | string;

/** The address of a picture's thumbnail by the picture's id; loaders live as long as the request that shows the list. */
export const thumbnailsOf = cache(
  (payload: Payload) =>
    new DataLoader<number, string | undefined>(async (ids) => {
      const { docs } = await payload.find({
        ...{ collection: "media", where: { id: { in: ids } }, depth: 0, pagination: false },
        select: { filename: true, sizes: true, thumbnailURL: true, url: true },
      });
      const addresses = new Map(docs.map(({ id, thumbnailURL, url }) => [id, thumbnailURL ?? url ?? undefined]));
      return ids.map((id) => addresses.get(id));
    }),
);

/** Whether visitors see an entry of a collection, by its id. */
export const isPublicIn = cache(
  (payload: Payload, slug: CollectionSlug) =>
    new DataLoader<number, boolean>(async (ids) => {
      const { docs } = await payload.find({
        ...{ collection: slug, depth: 0, pagination: false, select: {} },
        where: { and: [{ id: { in: ids } }, { _status: { equals: "published" } }] },
      });
      const found = new Set(docs.map(({ id }) => id));
      return ids.map((id) => found.has(id));
    }),
);

/** Titles of a collection's entries as editors see them, by id. @param titleField in place of the collection's own */
export const titlesIn = cache(
  (payload: Payload, slug: CollectionSlug, titleField?: string) =>
    new DataLoader<number, string>(async (ids) => {
      const useAsTitle = titleField ?? payload.collections[slug].config.admin.useAsTitle ?? "id";
      const { docs } = await payload.find({
        ...{ collection: slug, where: { id: { in: ids } }, draft: true, locale: "all", depth: 0, pagination: false },
        select: { [useAsTitle]: true },
      });
      const titles = new Map(docs.map((doc) => [doc.id, entryTitle(doc, useAsTitle)]));
      return ids.map((id) => titles.get(id) ?? "");
    }),
);

/** How far the entries of a collection are translated, by their ids. */
export const translationsOf = cache(
  (payload: Payload, slug: CollectionSlug) =>
    new DataLoader<Id, BoardEntry | undefined>(async (ids) => {
      const list = boardLists(payload).find((board) => board.slug === slug);
      const entries = list ? await entriesAmong(payload, list, ids) : [];
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      return ids.map((id) => byId.get(String(id)));
    }),
);

/** The ids of a collection's entries that are to be published at a time. */
export const scheduledIn = cache(async (payload: Payload, slug: CollectionSlug): Promise<ReadonlySet<string>> => {
  const jobs = await scheduledJobs({ payload }, { list: slug });
  return new Set(jobs.flatMap(({ id, type }) => (type === "publish" ? id : [])));
});

/** The languages in use. */
export const languagesFor = cache(async (payload: Payload) => localesInUse(await readLocalesInUse({ payload })));
