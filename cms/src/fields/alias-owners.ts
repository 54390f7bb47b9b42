/** Which other entries have an alias, or had it. */
import type { CollectionSlug, PayloadRequest, Where } from "payload";
import { hasPages } from "./with-pages";

/** The entry that asks; a new one has no id. */
export interface Owner {
  slug: CollectionSlug;
  id: number | string | undefined;
}

const othersThan = ({ id }: Owner): Where => (id === undefined ? {} : { id: { not_equals: id } });

/** Whether another entry of the collection has the alias. */
export async function isTaken(alias: string, owner: Owner, req: PayloadRequest): Promise<boolean> {
  const where = { and: [{ alias: { equals: alias } }, othersThan(owner)] };
  return (await req.payload.count({ collection: owner.slug, where, req })).totalDocs > 0;
}

/** Whether the alias is an earlier address of another entry. */
export async function isFormer(alias: string, owner: Owner, req: PayloadRequest): Promise<boolean> {
  if (!hasPages(owner.slug)) return false;
  const where = { and: [{ formerAliases: { equals: alias } }, othersThan(owner)] };
  return (await req.payload.count({ collection: owner.slug, where, req })).totalDocs > 0;
}
