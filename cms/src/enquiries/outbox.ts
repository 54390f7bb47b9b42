import type { Payload } from "payload";
import { and, eq, lte } from "@payloadcms/db-sqlite/drizzle";
import type { Enquiry } from "../payload-types";

/** The part of the drivers' common query builder that a claim takes; their types differ by database only. */
interface QueryBuilder {
  update(table: unknown): {
    set(values: object): { where(condition: unknown): { returning(columns: object): Promise<unknown[]> } };
  };
}

interface Table {
  id: never;
  mail: never;
  dueAt: never;
}

const MINUTE = 60_000;
/** After this an instance that has claimed a mail and was killed counts as gone; milliseconds. */
export const LEASE = 5 * MINUTE;
/** A mail is given up this long after it was first tried. */
const GIVE_UP_AFTER = 24 * 60 * MINUTE;
const LONGEST_PAUSE = 4 * 60 * MINUTE;

/** Enquiries whose mail is due, the oldest first. */
export async function findDue(payload: Payload, limit: number): Promise<Enquiry[]> {
  const { docs } = await payload.find({
    collection: "enquiries",
    where: { mail: { equals: "waiting" }, dueAt: { less_than_equal: new Date().toISOString() } },
    sort: "dueAt",
    limit,
    depth: 0,
    pagination: false,
  });
  return docs;
}

/** When the next mail is due, milliseconds since 1970. */
export async function nextDue(payload: Payload): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: "enquiries",
    where: { mail: { equals: "waiting" } },
    sort: "dueAt",
    limit: 1,
    depth: 0,
    select: { dueAt: true },
  });
  const dueAt = docs[0]?.dueAt;
  return dueAt ? Date.parse(dueAt) : undefined;
}

/**
 * Takes a mail for this process alone: the due date moves behind the lease in one statement, so that of several
 * instances one sends it.
 * @param lease milliseconds
 * @returns whether it was still to be had
 */
export async function claim(payload: Payload, { id }: Pick<Enquiry, "id">, lease: number): Promise<boolean> {
  const now = Date.now();
  const isDue = (table: Table) => lte(table.dueAt, new Date(now).toISOString());
  return moveDue(payload, id, now + lease, isDue);
}

/**
 * Renews the lease of a claimed mail for as long as it is being sent: a large attachment over a slow line takes longer.
 * @returns ends that, after a renewal that has begun
 */
export function keepClaim(payload: Payload, { id }: Pick<Enquiry, "id">, lease: number): () => Promise<void> {
  let renewing: Promise<unknown> = Promise.resolve();
  const renew = async () => {
    await moveDue(payload, id, Date.now() + lease).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: `The claim of enquiry ${id} could not be renewed; it is tried again.` }),
    );
  };
  const timer = setInterval(() => (renewing = renewing.then(renew)), lease / 3);
  return async () => {
    clearInterval(timer);
    await renewing;
  };
}

/**
 * Puts the due date of a waiting mail off in one statement.
 * @returns whether it was waiting, and as the condition says
 */
async function moveDue(
  payload: Payload,
  id: Enquiry["id"],
  due: number,
  condition?: (table: Table) => ReturnType<typeof lte>,
): Promise<boolean> {
  const { drizzle, tables } = payload.db as unknown as { drizzle: QueryBuilder; tables: { enquiries: Table } };
  const table = tables.enquiries;
  const moved = await drizzle
    .update(table)
    .set({ dueAt: new Date(due).toISOString() })
    .where(and(eq(table.id, id), eq(table.mail, "waiting"), condition?.(table)))
    .returning({ id: table.id });
  return moved.length === 1;
}

/** SQLite has one process only, so claims at a start are those of a killed one and are due at once. */
export async function forgetClaims(payload: Payload): Promise<void> {
  if (payload.db.name !== "sqlite") return;
  await payload.update({
    collection: "enquiries",
    where: { mail: { equals: "waiting" } },
    data: { dueAt: new Date().toISOString() },
  });
}

export async function markSent(payload: Payload, { id, attempts }: Enquiry): Promise<void> {
  await payload.update({
    collection: "enquiries",
    id,
    data: {
      mail: "sent",
      sentAt: new Date().toISOString(),
      attempts: (attempts ?? 0) + 1,
      lastError: null,
      dueAt: null,
    },
  });
}

/** Puts a mail off that could not be sent: by a minute, then twice as long each time, and for good after a day. */
export async function putOff(payload: Payload, { id, attempts, firstTriedAt }: Enquiry, reason: string): Promise<void> {
  const now = Date.now();
  const tried = (attempts ?? 0) + 1;
  const first = firstTriedAt ? Date.parse(firstTriedAt) : now;
  const due = now + Math.min(MINUTE * 2 ** (tried - 1), LONGEST_PAUSE);
  const isOver = due - first > GIVE_UP_AFTER;
  await payload.update({
    collection: "enquiries",
    id,
    data: {
      attempts: tried,
      firstTriedAt: new Date(first).toISOString(),
      lastError: reason,
      ...(isOver ? { mail: "failed", dueAt: null } : { dueAt: new Date(due).toISOString() }),
    },
  });
}

/**
 * Queues a held or failed mail again.
 * @returns whether it was held or had failed; waiting and sent mails do not change
 */
export async function sendAgain(payload: Payload, id: Enquiry["id"]): Promise<boolean> {
  const now = new Date().toISOString();
  const begun: unknown = await payload.db.updateOne({
    collection: "enquiries",
    where: { and: [{ id: { equals: id } }, { mail: { in: ["failed", "held"] } }] },
    data: { mail: "waiting", dueAt: now, attempts: 0, firstTriedAt: null, lastError: null, updatedAt: now },
    options: { atomic: true },
  });
  return Boolean(begun);
}
