/** Entries and globals of any list, with the fields that Payload gives to all with drafts. */
import type { GlobalSlug, Payload } from "payload";
import { z } from "zod";
import type { EntryOfSet } from "./set-items";

const status = z.enum(["draft", "published"]).nullish();
const stored = z.looseObject({ _status: status, updatedAt: z.string() });
const storedGlobal = z.looseObject({ _status: status, updatedAt: z.string().nullish() });

type StoredDoc = z.infer<typeof stored>;

/** @param draft whether its latest version is read. @throws NotFound */
export async function findDoc(payload: Payload, { list, id }: EntryOfSet, draft = false): Promise<StoredDoc> {
  return stored.parse(await payload.findByID({ collection: list, id, draft, depth: 0 }));
}

/** A global that was never saved has no time. @param draft whether its latest version is read */
export async function findGlobalDoc(
  payload: Payload,
  slug: GlobalSlug,
  draft = false,
): Promise<z.infer<typeof storedGlobal>> {
  return storedGlobal.parse(await payload.findGlobal({ slug, draft, depth: 0 }));
}

/** When a version was saved, ISO 8601. @param version undefined for none */
export const updatedAtOf = (version: unknown): string | undefined =>
  storedGlobal.safeParse(version).data?.updatedAt ?? undefined;
