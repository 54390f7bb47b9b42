/**
 * With several instances, a reader's link can reach any of them, so each instance builds the sets that another one has
 * shown (X12).
 */
import type { Payload } from "payload";
import { every } from "payload-kit/clock";
import { waitingChanges } from "payload-releases/changes";
import { findReleases } from "payload-releases/rows";
import { dropShown, readShown } from "payload-releases/store/shown-releases";
import type { Phase } from "./protocol";
import { setsIn, statesOf } from "./rows";
import { showHere, type ShownSet } from "./show-set";

/** Seconds between two looks at what others have shown. */
const LOOK_EVERY = 2;

/** Folders that were built here after another machine; each is tried once. */
const brought = new Set<string>();

export const wasBrought = (folder: string): boolean => brought.has(folder);

/** Looks for what other machines show, again and again. @param releases folder of all releases */
export function startBringing(payload: Payload, releases: string): void {
  every(
    LOOK_EVERY,
    () => bringShown(payload, releases),
    (error) => payload.logger.error({ err: error, msg: "Sets that another machine shows could not be built here." }),
  );
}

/** One look: builds what is not here, and drops what was built here and is shown no more. */
export async function bringShown(payload: Payload, releases: string): Promise<void> {
  const shown = await shownSets(payload, "open");
  // The instance that makes the release of a live set may be this one: its approved files go live unchanged.
  const wanted = (await isReleaseUnderWay(payload)) ? await shownSets(payload, "open", "going-live", "live") : shown;
  for (const folder of brought) {
    if (wanted.some((other) => other.folder === folder)) continue;
    brought.delete(folder);
    await dropShown(releases, folder);
  }
  for (const state of shown) {
    const { folder, work } = state;
    // While one is built, its row still names the release before.
    if (work !== "shown" || brought.has(folder) || (await readShown(releases, folder)) !== undefined) continue;
    brought.add(folder);
    await showHere(payload, state, releases);
  }
}

/** Whether a release waits or is built, or changes wait for one. */
async function isReleaseUnderWay(payload: Payload): Promise<boolean> {
  const rows = await findReleases(payload, { where: { slot: { in: ["waiting", "building"] } }, limit: 1 });
  return rows.length > 0 || (await waitingChanges(payload)) !== undefined;
}

/** The shown releases of sets in some phases. */
async function shownSets(payload: Payload, ...phases: Phase[]): Promise<ShownSet[]> {
  const states = await statesOf(payload, await setsIn(payload, ...phases));
  return states.flatMap((state) => {
    const { folder, shownAt } = state;
    return folder && shownAt ? [{ ...state, folder, shownAt }] : [];
  });
}
