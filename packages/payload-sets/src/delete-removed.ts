/** Deletes the entries that a set removed once the time for putting the set back is over (X12). */
import type { Payload } from "payload";
import { readBefore } from "./before";
import { entryOf, readDoc } from "./docs";
import { itemsOf, type EntryOfSet } from "./set-items";
import { setOf, setsIn, stateOf, writeState, type SetState } from "./rows";

/** So long a set that removes entries can be put back, in milliseconds. */
const PUT_BACK_WITHIN = 30 * 24 * 3600 * 1000;

/**
 * Deletes entries that sets took off the site, unless they have been published again since, even if only for a time. An
 * entry that cannot be deleted because it is in use is tried again at the next run.
 * @param now milliseconds since 1970
 */
export async function deleteRemoved(payload: Payload, now = Date.now()): Promise<void> {
  for (const set of await setsIn(payload, "live")) {
    // A relation goes with what it leads to: what is left of them is not deleted yet.
    const { remove } = itemsOf(set);
    const state = await stateOf(payload, set.id);
    if (remove.length > 0 && state?.shownAt && isOver(state, now)) await deleteAll(payload, state, remove);
  }
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
  if ((await setOf(payload, set)).phase !== "live") return writeState(payload, set, { before });
  for (const { list: collection, id } of entries) {
    try {
      const { _status, updatedAt } = await readDoc(entryOf(payload, { list: collection, id }));
      // The set gave it the moment at which it was shown; a publication gives another, and drafts are saved beside it.
      const isUntouched = _status === "draft" && Date.parse(updatedAt) === Date.parse(shownAt ?? "");
      if (isUntouched) await payload.delete({ collection, id, overrideLock: true });
    } catch (error) {
      payload.logger.warn({ err: error, msg: `${collection} № ${id}, which the set ${set} removes, is not deleted.` });
    }
  }
}
