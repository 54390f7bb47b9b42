/** The publisher's queue: rows of `releases`, of which one may wait and one may be built (A6). */
import type { Payload, PayloadRequest } from "payload";
import { and, eq, lte, notExists, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Outcome, Progress } from "../../publisher/protocol";
import { inTurn } from "../in-turn";
import type { Release } from "../payload-types";
import type { Change } from "./states";

/** Edits within this time go live together. */
const DEBOUNCE = 1000;
/** After this an instance that has claimed a release and was killed counts as gone. */
const LEASE = 60_000;

/** The part of the drivers' common query builder that the queue takes; their types differ by database only. */
interface Database {
  insert(table: unknown): {
    values(row: object): {
      onConflictDoUpdate(rule: object): { returning(columns: object): Promise<{ id: number }[]> };
    };
  };
  update(table: unknown): {
    set(values: object): { where(condition: unknown): { returning(columns: object): Promise<{ id: number }[]> } };
  };
  select(columns: object): { from(table: unknown): { where(condition: unknown): never } };
}

interface Table {
  id: never;
  slot: never;
  readyAt: never;
}

function tableOf(payload: Payload): Table {
  return (payload.db as unknown as { tables: { releases: Table } }).tables.releases;
}

/** The database, within the request's transaction where there is one. */
async function databaseOf(payload: Payload, request?: PayloadRequest): Promise<Database> {
  const { drizzle, sessions } = payload.db as unknown as {
    drizzle: Database;
    sessions?: Record<string, { db: Database } | undefined>;
  };
  const transaction = await request?.transactionID;
  return (transaction === undefined ? undefined : sessions?.[transaction]?.db) ?? drizzle;
}

const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const markInTurn = inTurn();

/**
 * Notes durably that the site has to be built again: adds to the row that waits, or makes one. One statement does it and
 * locks the row until the request's transaction has committed, so that no build can begin between the change and its note.
 * @param request whose transaction the note belongs to
 */
export function markChanged(
  payload: Payload,
  { change, force = false, request }: { change?: Change; force?: boolean; request?: PayloadRequest },
): Promise<void> {
  return markInTurn(() => addToWaiting(payload, change, force, request));
}

async function addToWaiting(
  payload: Payload,
  change: Change | undefined,
  force: boolean,
  request: PayloadRequest | undefined,
): Promise<void> {
  const table = tableOf(payload);
  const database = await databaseOf(payload, request);
  const now = new Date().toISOString();
  const [row] = await database
    .insert(table)
    .values({ slot: "waiting", state: "waiting", force, readyAt: inFuture(DEBOUNCE), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: table.slot, set: { updatedAt: now, ...(force ? { force } : {}) } })
    .returning({ id: table.id });
  if (!row || !change) return;
  const session = request ? { req: request } : {};
  const { changes } = await payload.findByID({ collection: "releases", id: row.id, depth: 0, ...session });
  const known = changesOf({ changes }).filter(({ list, id }) => list !== change.list || id !== change.id);
  await payload.update({
    collection: "releases",
    id: row.id,
    data: { changes: [...known, change] as never },
    ...session,
  });
}

/** What a row says of its changes. */
export function changesOf({ changes }: Pick<Release, "changes">): Change[] {
  return Array.isArray(changes) ? (changes as unknown as Change[]) : [];
}

/**
 * Takes the row that waits, when it is ready and nothing is being built, for this process alone.
 * @returns undefined when there is nothing to do, or another instance does it
 */
export async function claim(payload: Payload): Promise<Release | undefined> {
  const table = tableOf(payload);
  const { drizzle } = payload.db as unknown as { drizzle: Database };
  const now = new Date().toISOString();
  const building = drizzle
    .select({ one: sql`1` })
    .from(table)
    .where(eq(table.slot, "building"));
  const claimed = await drizzle
    .update(table)
    .set({ slot: "building", state: "building", step: "fetch", percent: 0, startedAt: now, lease: inFuture(LEASE) })
    .where(and(eq(table.slot, "waiting"), lte(table.readyAt, now), notExists(building)))
    .returning({ id: table.id })
    // Two instances at the same moment: the unique slot lets one of them have it.
    .catch(() => []);
  const [row] = claimed;
  return row && payload.findByID({ collection: "releases", id: row.id, depth: 0 });
}

/** When the row that waits is ready, milliseconds since 1970. */
export async function nextReady(payload: Payload): Promise<number | undefined> {
  const [row] = await rowsIn(payload, "waiting");
  return row?.readyAt ? Date.parse(row.readyAt) : undefined;
}

export async function noteProgress(payload: Payload, id: number, { step, percent }: Progress): Promise<void> {
  await payload.update({ collection: "releases", id, data: { step, percent, lease: inFuture(LEASE) } });
}

/** Gives the queue free again and says what has become of a row. One that changed nothing leaves no trace. */
export async function finish(payload: Payload, release: Release, outcome: Outcome): Promise<void> {
  const { id } = release;
  const finishedAt = new Date().toISOString();
  if (outcome.result === "unchanged") {
    await payload.delete({ collection: "releases", id });
    return;
  }
  if (outcome.result === "failed") {
    const { reason, places, log, timings, step } = outcome;
    const data = { reason, places: places as never, log, timings: timings as never, step };
    await payload.update({ collection: "releases", id, data: { ...data, slot: null, state: "failed", finishedAt } });
    return;
  }
  if (outcome.result === "handed-on") {
    await payload.update({
      collection: "releases",
      id,
      data: { slot: null, state: "handed-on", percent: 100, finishedAt },
    });
    return;
  }
  const { folder, pages, timings, way, why } = outcome;
  await payload.update({
    collection: "releases",
    id,
    data: { slot: null, folder, pages, way, log: why || null, timings: timings as never, percent: 100, finishedAt },
  });
  await setLive(payload, folder, "replaced");
}

/** Notes which release is live. @param before what becomes of the one that was */
export async function setLive(payload: Payload, folder: string, before: "replaced" | "rolled-back"): Promise<void> {
  await payload.update({
    collection: "releases",
    where: { and: [{ state: { equals: "live" } }, { folder: { not_equals: folder } }] },
    data: { state: before },
  });
  const liveAt = new Date().toISOString();
  const { docs } = await payload.update({
    collection: "releases",
    where: { folder: { equals: folder } },
    data: { state: "live", liveAt, reason: null },
  });
  // A release that was made by a command has no row yet.
  if (docs.length === 0) await payload.create({ collection: "releases", data: { state: "live", folder, liveAt } });
}

/** Puts back what an instance that is gone was building; it is built whether the content has changed since or not. */
export async function putBackAbandoned(payload: Payload): Promise<void> {
  const rows = await rowsIn(payload, "building");
  const isOurs = payload.db.name === "sqlite";
  const abandoned = rows.filter(({ lease }) => isOurs || !lease || Date.parse(lease) < Date.now());
  for (const { id, changes } of abandoned) {
    const reason = "The build was interrupted; it was begun again.";
    await payload.update({
      collection: "releases",
      id,
      data: { slot: null, state: "failed", reason, finishedAt: new Date().toISOString() },
    });
    for (const change of changesOf({ changes })) await markChanged(payload, { change, force: true });
    await markChanged(payload, { force: true });
  }
}

async function rowsIn(payload: Payload, slot: "waiting" | "building"): Promise<Release[]> {
  const where = { slot: { equals: slot } };
  const { docs } = await payload.find({ collection: "releases", where, depth: 0, pagination: false });
  return docs;
}
