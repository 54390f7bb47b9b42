import type { CollectionSlug, Where } from "payload";
import { nameOf } from "payload-kit/access";
import { entryTitles, keyOf, type Asker, type EntryRef } from "payload-kit/entry-titles";

/** An entry that another user has open. */
export interface Editing extends EntryRef {
  readonly title: string;
  /** Name of who has it open, or the e-mail address. */
  readonly by: string;
  /** When something was last written there, ISO 8601. */
  readonly at: string;
}

const SHOWN = 8;
/** Duration of Payload's document lock. */
const LOCK_SECONDS = 300;

/** Entries that other users are editing, by Payload's document locks; the latest first. */
export async function readEditing(asker: Asker): Promise<Editing[]> {
  const open = await locksOfOthers(asker, SHOWN);
  const titles = await entryTitles(open, asker);
  return open.flatMap((entry) => {
    const title = titles.get(keyOf(entry));
    return title ? [{ ...entry, title }] : [];
  });
}

/** Other users who have entries of a collection open, by the entries' ids. */
export async function othersIn(collection: CollectionSlug, asker: Asker): Promise<ReadonlyMap<string, string>> {
  const locks = await locksOfOthers(asker, 0, [{ "document.relationTo": { equals: collection } }]);
  return new Map(locks.toReversed().map(({ id, by }) => [id, by]));
}

/** Current locks of other users, the latest first. @param limit 0 for all */
async function locksOfOthers({ payload, user }: Asker, limit: number, more: readonly Where[] = []) {
  const since = new Date(Date.now() - LOCK_SECONDS * 1000);
  const others: Where[] = [{ updatedAt: { greater_than: since } }, { "user.value": { not_equals: user?.id } }];
  const { docs } = await payload.find({
    ...{ collection: "payload-locked-documents", depth: 0, limit, pagination: false, sort: "-updatedAt" },
    where: { and: [...others, ...more] },
  });
  // Without an account, as a script is, names may not be read.
  if (docs.length === 0) return [];
  const ids = [...new Set(docs.map(({ user }) => user.value))];
  const { docs: users } = await payload.find({
    ...{ collection: "users", where: { id: { in: ids } }, depth: 0, pagination: false, user, overrideAccess: false },
    select: { name: true, email: true },
  });
  return docs.map(({ document, globalSlug, user, updatedAt }) => ({
    list: document?.relationTo ?? globalSlug ?? "",
    id: document ? String(document.value) : "",
    by: nameOf({ user: users.find(({ id }) => id === user.value) ?? null }) ?? "",
    at: updatedAt,
  }));
}
