/**
 * Changes of the content since the last build was claimed (A6): rows of `release-changes`, one each, so that concurrent
 * saves never wait for a shared row.
 */
import { and, databaseOf, inArray, isNull } from "payload-kit/database";
import type { Payload, PayloadRequest } from "payload";
import { findWaitingChanges, RELEASE_CHANGES, type ReleaseRow } from "./rows";
import { latestOfEach, type Change } from "./states";
import type { ReleaseTables } from "./tables";

/** Edits within this time go live together. */
const DEBOUNCE = 1000;

/**
 * Notes durably that the site has to be built again. The note is a row of its own, so that no save waits for another one;
 * it counts when the request's transaction has committed.
 * @param force build although the content is that of the newest release
 * @param request whose transaction the note belongs to
 */
export async function markChanged(
  payload: Payload,
  { change, force = false, request }: { change?: Change; force?: boolean; request?: PayloadRequest },
): Promise<void> {
  const data = { change: change ? { ...change } : null, force, attempts: 0 };
  await payload.create({ collection: RELEASE_CHANGES, data, depth: 0, ...(request ? { req: request } : {}) });
}

/** The changes that a release row lists. */
export function changesOf({ changes }: Pick<ReleaseRow, "changes">): Change[] {
  return Array.isArray(changes) ? (changes as Change[]) : [];
}

/** Changes that wait to be built, the latest of each entry. @returns undefined when there are none */
export async function waitingChanges(payload: Payload): Promise<{ changes: Change[]; since: string } | undefined> {
  const waiting = await findWaitingChanges(payload);
  return waiting[0] && { changes: latestOfEach(waiting.map(({ change }) => change)), since: waiting[0].createdAt };
}

/** Makes the row that waits, where changes wait without one. @returns what waits, the oldest first */
export async function gather(payload: Payload): Promise<Change[]> {
  const waiting = await findWaitingChanges(payload);
  const [oldest] = waiting;
  if (!oldest) return [];
  const { drizzle, tables } = databaseOf<ReleaseTables>(payload);
  const now = new Date().toISOString();
  const readyAt = new Date(Date.parse(oldest.createdAt) + DEBOUNCE).toISOString();
  await drizzle
    .insert(tables.releases)
    .values({ slot: "waiting", state: "waiting", readyAt, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: tables.releases.slot });
  const latest = latestOfEach(waiting.map(({ change }) => change));
  const counts = new Set<Change | null>([null, ...latest]);
  const replaced = waiting.filter(({ change, force, attempts }) => !force && !attempts && !counts.has(change));
  await forgetNotes(
    payload,
    replaced.map(({ id }) => id),
  );
  return latest;
}

/** Forgets notes that later ones of the same entries stand for: where nothing is built they would be more with each save. */
async function forgetNotes(payload: Payload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { drizzle, tables } = databaseOf<ReleaseTables>(payload);
  const { release_changes: noted } = tables;
  await drizzle.delete(noted).where(and(inArray(noted.id, [...ids]), isNull(noted.release)));
}
