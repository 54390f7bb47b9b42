/** What the rows of a list need beyond their entries, asked for all rows of a page at once. */
import DataLoader from "dataloader";
import type { CollectionSlug, Payload } from "payload";
import { cache } from "react";
import { scheduledJobs } from "../releases/scheduled";
import { boardLists, entriesAmong, type BoardEntry } from "../translations/read-board";

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
  const jobs = await scheduledJobs(payload, { list: slug });
  return new Set(jobs.flatMap(({ id, type }) => (type === "publish" ? id : [])));
});
