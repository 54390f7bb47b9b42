/** Deletes the entries that a set removed once the time for putting the set back is over (X12). */
import type { Payload } from "payload";
import { SETS } from "./approved-folders";
import { readBefore } from "./before";
import { itemsOf, type EntryOfSet } from "./set-items";
import { stateOf, writeState, type SetState } from "./set-state";

/** So long a set that removes entries can be put back, in milliseconds. */
const PUT_BACK_WITHIN = 30 * 24 * 3600 * 1000;

/**
 * Deletes entries that sets took off the site, unless they have been published again since, even if only for a time. An
 * entry that cannot be deleted because it is in use is tried again at the next run.
 * @param now milliseconds since 1970
 */
export async function deleteRemoved(payload: Payload, now = Date.now()): Promise<void> {
  const { docs } = await payload.find({
    ...{ collection: SETS, where: { phase: { equals: "live" } }, depth: 0, pagination: false },
  });
  for (const set of docs) {
    // A relation goes with what it leads to: what is left of them is not deleted yet.
    const { remove } = itemsOf(set);
    const state = await stateOf(payload, set.id);
    if (remove.length > 0 && state?.shownAt && isOver(state, now)) await deleteAll(payload, state, remove);
  }
}

async function isLive(payload: Payload, set: number): Promise<boolean> {
  const where = { id: { equals: set }, phase: { equals: "live" } };
  return (await payload.count({ collection: SETS, where })).totalDocs > 0;
}

function isOver({ before }: SetState, now: number): boolean {
  if (!before) return true;
  const at = readBefore(before)?.at;
  return at !== undefined && Date.parse(at) + PUT_BACK_WITHIN < now;
}

async function deleteAll(
  payload: Payload,
  { set, shownAt, before }: SetState,
  entries: readonly EntryOfSet[],
): Promise<void> {
  // From the first deletion on it cannot be put back.
  await writeState(payload, set, { before: null });
  // `putBack` changes the phase before it reads `before`, so this second check closes the race.
  if (!(await isLive(payload, set))) return writeState(payload, set, { before });
  for (const { list: collection, id } of entries) {
    try {
      const { _status, updatedAt } = await payload.findByID({ collection, id, draft: false, depth: 0 });
      // The set gave it the moment at which it was shown; a publication gives another, and drafts are saved beside it.
      const isUntouched = _status === "draft" && Date.parse(updatedAt) === Date.parse(shownAt ?? "");
      if (isUntouched) await payload.delete({ collection, id, overrideLock: true });
    } catch (error) {
      payload.logger.warn({ err: error, msg: `${collection} № ${id}, which the set ${set} removes, is not deleted.` });
    }
  }
}
