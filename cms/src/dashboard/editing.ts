import type { CollectionSlug, Where } from "payload";
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
  const { payload, user } = asker;
  const { docs } = await payload.find({
    ...{ collection: "payload-locked-documents", depth: 0, limit: SHOWN, pagination: false, sort: "-updatedAt" },
    where: { and: heldByOthers(user?.id) },
  });
  const open = docs.map(({ document, globalSlug, user: by, updatedAt }) => ({
    list: document?.relationTo ?? globalSlug ?? "",
    id: document ? String(document.value) : "",
    by: String(by.value),
    at: updatedAt,
  }));
  const [titles, names] = await Promise.all([
    entryTitles(open, asker),
    namesOf([...new Set(open.map(({ by }) => by))], asker),
  ]);
  return open.flatMap((entry) => {
    const title = titles.get(keyOf(entry));
    return title ? [{ ...entry, title, by: names.get(entry.by) ?? "" }] : [];
  });
}

/** Current locks of other users. */
const heldByOthers = (userId: number | undefined): Where[] => [
  { updatedAt: { greater_than: new Date(Date.now() - LOCK_SECONDS * 1000) } },
  { "user.value": { not_equals: userId } },
];

/** Other users who have entries of a collection open, by the entries' ids. */
export async function othersIn(collection: CollectionSlug, asker: Asker): Promise<ReadonlyMap<string, string>> {
  const { docs } = await asker.payload.find({
    ...{ collection: "payload-locked-documents", depth: 0, pagination: false, sort: "updatedAt" },
    where: { and: [...heldByOthers(asker.user?.id), { "document.relationTo": { equals: collection } }] },
  });
  const names = await namesOf([...new Set(docs.map(({ user }) => String(user.value)))], asker);
  return new Map(docs.map(({ document, user }) => [String(document?.value), names.get(String(user.value)) ?? ""]));
}

async function namesOf(ids: readonly string[], { payload, user }: Asker): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    ...{ collection: "users", where: { id: { in: ids } }, depth: 0, pagination: false, user, overrideAccess: false },
    select: { name: true, email: true },
  });
  return new Map(docs.map(({ id, name, email }) => [String(id), name?.trim() || email]));
}
