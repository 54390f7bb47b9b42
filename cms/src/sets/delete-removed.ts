/** What a set removes is deleted when nobody brings it back any more (X12). */
import type { Payload } from "payload";
import { SETS } from "./approved-folder";
import { readBefore } from "./before";
import { itemsOf, type EntryOfSet } from "./set-items";
import { stateOf, writeState } from "./set-state";

/** So long a set that removes entries can be put back, in milliseconds. */
const PUT_BACK_WITHIN = 30 * 24 * 3600 * 1000;

/**
 * Deletes what sets took off the site for good so long ago, unless somebody has published it since. What cannot be deleted,
 * because something uses it, is tried again the next time.
 * @param now milliseconds since 1970
 */
export async function deleteRemoved(payload: Payload, now = Date.now()): Promise<void> {
  const { docs } = await payload.find({
    ...{ collection: SETS, where: { phase: { equals: "live" } }, depth: 0, pagination: false },
  });
  for (const set of docs) {
    // A relation goes with what it leads to: what is left of them is not deleted yet.
    const { remove } = itemsOf(set);
    if (remove.length > 0 && (await isOver(payload, set.id, now))) await deleteAll(payload, set.id, remove);
  }
}

async function isOver(payload: Payload, set: number, now: number): Promise<boolean> {
  const before = (await stateOf(payload, set))?.before;
  if (!before) return true;
  const { at } = readBefore(before);
  return at !== undefined && Date.parse(at) + PUT_BACK_WITHIN < now;
}

async function deleteAll(payload: Payload, set: number, entries: readonly EntryOfSet[]): Promise<void> {
  // From the first deletion on it cannot be put back.
  await writeState(payload, set, { before: null });
  for (const { list: collection, id } of entries) {
    try {
      const { _status } = await payload.findByID({ collection, id, draft: false, depth: 0 });
      if (_status !== "published") await payload.delete({ collection, id, overrideLock: true });
    } catch (error) {
      payload.logger.warn({ err: error, msg: `${collection} № ${id}, which the set ${set} removes, is not deleted.` });
    }
  }
}
