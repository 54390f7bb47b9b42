/** The publisher's queue (A6): of the rows of `releases` at most one waits and one is being built. */
import { and, databaseOf, eq, inArray, isNotNull, isNull, lte, notExists, notInArray, sql } from "payload-kit/database";
import { notify } from "payload-kit/notify";
import type { Payload } from "payload";
import { gather } from "./changes";
import type { HeldBackBy } from "./options";
import type { Outcome, Progress } from "./publisher/protocol";
import { stored, storedReason } from "./reasons";
import { findReleases, RELEASES, type ChangeRow, type ReleaseRow } from "./rows";
import { latestOfEach } from "./states";
import { storableText } from "./storable-text";
import type { ReleaseTables } from "./tables";
import { localized } from "./texts";

/** After this an instance that has claimed a release and was killed counts as gone. */
const LEASE = 60_000;
/** So often a change is built at most; every time but the last was interrupted. */
const MAX_ATTEMPTS = 3;

const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** A release that is to be built. */
export interface Claimed extends ReleaseRow {
  /** Whether a build of the same changes was interrupted. */
  readonly again: boolean;
}

/**
 * Takes the row that waits, when it is ready and nothing is being built, for this process alone, with all changes that have
 * been noted until now.
 * @returns undefined when there is nothing to do, or another instance does it
 */
export async function claim(payload: Payload, heldBackBy?: HeldBackBy): Promise<Claimed | undefined> {
  await gather(payload);
  const { drizzle, tables } = databaseOf<ReleaseTables>(payload);
  const { releases, release_changes: noted } = tables;
  const now = new Date().toISOString();
  const building = drizzle
    .select({ one: sql`1` })
    .from(releases)
    .where(eq(releases.slot, "building"));
  const [row] = await drizzle
    .update(releases)
    .set({ slot: "building", state: "building", step: "fetch", percent: 0, startedAt: now, lease: inFuture(LEASE) })
    .where(
      and(eq(releases.slot, "waiting"), lte(releases.readyAt, now), notExists(building), isFree(payload, heldBackBy)),
    )
    .returning<{ id: number }>({ id: releases.id })
    // Two instances at the same moment: the unique slot lets one of them have it.
    .catch((error: unknown) => {
      if (isTaken(error)) return [];
      throw error;
    });
  if (!row) return undefined;
  const taken = await drizzle
    .update(noted)
    .set({ release: row.id })
    .where(isNull(noted.release))
    .returning<ChangeRow>({ change: noted.change, force: noted.force, attempts: noted.attempts });
  const changes = latestOfEach(taken.map(({ change }) => change));
  const force = taken.some((one) => one.force);
  const again = taken.some(({ attempts }) => attempts);
  return { ...(await write(payload, row.id, { changes, force })), again };
}

/** Whether a database refuses a value that has to be unique: code 23505 of PostgreSQL, a sentence of SQLite. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isUnique = ("code" in error && error.code === "23505") || error.message.includes("UNIQUE constraint failed");
  return isUnique || isTaken(error.cause);
}

/** Condition of a claim: undefined where nothing can hold it back. */
function isFree(payload: Payload, heldBackBy: HeldBackBy | undefined) {
  if (!heldBackBy) return undefined;
  const { drizzle, tables } = databaseOf(payload);
  const table = tables[heldBackBy.table];
  const column = table?.[heldBackBy.column];
  if (!column)
    throw new Error(`releaseGuards.heldBackBy: there is no column ${heldBackBy.table}.${heldBackBy.column}.`);
  const one = drizzle.select({ one: sql`1` }).from(table);
  return notExists(one.where(inArray(column, [...heldBackBy.values])));
}

/** Writes to a row what the publisher knows. It goes past the checks of fields: what is done cannot be refused. */
async function write(payload: Payload, id: number, data: Partial<ReleaseRow>): Promise<ReleaseRow> {
  const updatedAt = new Date().toISOString();
  return (await payload.db.updateOne({ collection: RELEASES, id, data: { ...data, updatedAt } })) as ReleaseRow;
}

/** Has what waits built at once, with no time for more edits. */
export async function hurry(payload: Payload): Promise<void> {
  await gather(payload);
  const { drizzle, tables } = databaseOf<ReleaseTables>(payload);
  const { releases } = tables;
  await drizzle
    .update(releases)
    .set({ readyAt: inFuture(0) })
    .where(eq(releases.slot, "waiting"))
    .returning({ id: releases.id });
}

/** When the row that waits is ready, milliseconds since 1970. */
export async function nextReady(payload: Payload): Promise<number | undefined> {
  const [row] = await rowsIn(payload, "waiting");
  return row?.readyAt ? Date.parse(row.readyAt) : undefined;
}

export async function noteProgress(payload: Payload, id: number, { step, percent }: Progress): Promise<void> {
  await payload.update({ collection: RELEASES, id, data: { step, percent, lease: inFuture(LEASE) } });
}

/** Gives the queue free again and says what has become of a row. One that changed nothing leaves no trace. */
export async function finish(payload: Payload, { id }: Pick<ReleaseRow, "id">, outcome: Outcome): Promise<void> {
  if (outcome.result === "unchanged") await payload.delete({ collection: RELEASES, id });
  else await write(payload, id, { slot: null, finishedAt: new Date().toISOString(), ...resultOf(outcome) });
  if (outcome.result === "live") await setLive(payload, outcome.folder);
  if (outcome.result === "failed") notifyOfFailure(payload, id);
  const { drizzle, tables } = databaseOf<ReleaseTables>(payload);
  await drizzle.delete(tables.release_changes).where(eq(tables.release_changes.release, id));
}

function resultOf(outcome: Exclude<Outcome, { result: "unchanged" }>): Partial<ReleaseRow> {
  if (outcome.result === "handed-on") return { state: "handed-on", percent: 100 };
  const timings = outcome.timings as never;
  if (outcome.result === "failed") {
    const { places, log, step } = outcome;
    return { state: "failed", reason: storedReason(outcome), places, log: storableText(log), timings, step };
  }
  const { folder, pages, way, why } = outcome;
  return { folder, pages, way, log: why ? storableText(why) : null, timings, percent: 100 };
}

/**
 * Notes which release is live. The one before was rolled back if it is newer, and replaced if it is older: names of
 * folders are timestamps.
 * @param liveAt since when, ISO 8601
 */
export async function setLive(
  payload: Payload,
  folder: string,
  liveAt: string = new Date().toISOString(),
): Promise<void> {
  for (const { id, folder: other } of await findReleases(payload, { where: { state: { equals: "live" } } })) {
    if (!other || other === folder) continue;
    await payload.db.updateOne({
      ...{ collection: RELEASES, id, data: { state: other > folder ? "rolled-back" : "replaced" } },
    });
  }
  const { drizzle, tables } = databaseOf<ReleaseTables>(payload);
  const row = { folder, state: "live", liveAt };
  // One that was made by a command has no row yet.
  await drizzle
    .insert(tables.releases)
    .values({ ...row, createdAt: liveAt, updatedAt: liveAt })
    .onConflictDoUpdate({ target: tables.releases.folder, set: { ...row, reason: null, updatedAt: liveAt } });
}

/** Puts back what an instance that is gone was building; it is built whether the content has changed since or not. */
export async function putBackAbandoned(payload: Payload): Promise<void> {
  const rows = await rowsIn(payload, "building");
  const isOurs = payload.db.name === "sqlite";
  const abandoned = rows.filter(({ lease }) => isOurs || !lease || Date.parse(lease) < Date.now());
  for (const row of abandoned) await putBack(payload, row);
}

/** Has what was interrupted built again, until it has been interrupted too often. */
export async function putBack(payload: Payload, { id }: Pick<ReleaseRow, "id">): Promise<void> {
  const isLast = await putBackChanges(payload, id);
  const why = isLast
    ? localized("reasons:interruptedTooOften", { times: MAX_ATTEMPTS })
    : localized("reasons:interrupted");
  const finishedAt = new Date().toISOString();
  await write(payload, id, { slot: null, state: "failed", reason: stored(why), finishedAt });
  if (isLast) notifyOfFailure(payload, id);
}

const notifyOfFailure = (payload: Payload, id: number) =>
  notify(payload, {
    kind: RELEASES,
    text: localized("releases:notice.failed"),
    path: `/collections/${RELEASES}/${id}`,
  });

/** @returns whether they have been built as often as they may be, and wait no more */
async function putBackChanges(payload: Payload, release: number): Promise<boolean> {
  const { drizzle, tables } = databaseOf<ReleaseTables>(payload);
  const { release_changes: noted } = tables;
  const putBack = await drizzle
    .update(noted)
    .set({ release: null, attempts: sql`coalesce(${noted.attempts}, 0) + 1` })
    .where(eq(noted.release, release))
    .returning<ChangeRow & { id: number }>({ id: noted.id, attempts: noted.attempts });
  const given = putBack.filter(({ attempts }) => (attempts ?? 0) >= MAX_ATTEMPTS).map(({ id }) => id);
  if (given.length > 0) await drizzle.delete(noted).where(inArray(noted.id, given));
  return putBack.length > 0 && given.length === putBack.length;
}

/** Forgets changes of releases that were finished by a process that was killed before it could. */
export async function forgetFinished(payload: Payload): Promise<void> {
  const { drizzle, tables } = databaseOf<ReleaseTables>(payload);
  const { releases, release_changes: noted } = tables;
  const building = drizzle.select({ id: releases.id }).from(releases).where(eq(releases.slot, "building"));
  await drizzle.delete(noted).where(and(isNotNull(noted.release), notInArray(noted.release, building)));
}

function rowsIn(payload: Payload, slot: "waiting" | "building"): Promise<ReleaseRow[]> {
  return findReleases(payload, { where: { slot: { equals: slot } } });
}
