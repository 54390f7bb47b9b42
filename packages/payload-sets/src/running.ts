import type { Payload, Where } from "payload";
import { claimNight } from "payload-kit/claim-night";
import { readShown, pruneShown } from "payload-releases/store/shown-releases";
import { every, everyDayAt } from "payload-kit/clock";
import { startBringing, wasBrought } from "./bring-shown";
import { deleteRemoved } from "./delete-removed";
import { BY_ITS_MINUTE, finishGoingLive, finishPuttingBack, goLive } from "./go-live";
import { SetError } from "./set-error";
import { startReaders } from "./readers";
import { findRows, SET_STATES, SETS, setsIn, stateOf, statesOf, writeState } from "./rows";
import { settingsOf } from "./options";
import { localized } from "./texts";

/** Seconds between two looks for sets that are due. */
const LOOK_EVERY = 2;
/** So long before its minute a set is compared with the site, which may need a build. */
const AHEAD = 20_000;
/** So long before it entries are published: visitors have them when the release has been switched. */
const SWITCH_TAKES = 800;
/** After so long a machine that has not built a set brings it live too: that which has may be gone. */
const LATE = 60_000;

/** Opens sets to their readers, ends what was begun with some before the last stop, and brings them live at their minutes. */
export async function startSets(payload: Payload): Promise<void> {
  const settings = settingsOf(payload);
  const { releases } = settings;
  startReaders(payload, settings);
  if (payload.db.name === "sqlite") await endInterrupted(payload);
  await finishBegun(payload);
  await sweep(payload, releases);
  startClock(payload, releases);
  // Several machines share a PostgreSQL.
  if (payload.db.name !== "sqlite") startBringing(payload, releases);
  everyDayAt("01:30Z", (moment) => void deleteTonight(payload, moment));
}

async function deleteTonight(payload: Payload, night: Date): Promise<void> {
  try {
    if (await claimNight(payload, "deletions", night)) await deleteRemoved(payload);
  } catch (error) {
    payload.logger.error({ err: error, msg: "What sets remove could not be deleted; that is tried again tomorrow." });
  }
}

/** Builds of a process that is gone. */
async function endInterrupted(payload: Payload): Promise<void> {
  for (const { set } of await findRows(payload, SET_STATES, { work: { equals: "building" } })) {
    await writeState(payload, set, { work: "failed", reason: localized("sets:reason.wasInterrupted") });
  }
}

async function finishBegun(payload: Payload): Promise<void> {
  for (const { id } of await setsIn(payload, "going-live"))
    await finishGoingLive(payload, id, "").catch(logged(payload, id));
  for (const { id } of await setsIn(payload, "putting-back"))
    await finishPuttingBack(payload, id, "").catch(logged(payload, id));
}

const logged = (payload: Payload, id: number) => (error: unknown) =>
  payload.logger.error({ err: error, msg: `The set ${id} could not be finished; the next start tries it again.` });

/**
 * Removes the shown releases of sets that were deleted or put back; those of live sets are removed once visitors have
 * them.
 */
async function sweep(payload: Payload, releases: string): Promise<void> {
  const states = await statesOf(payload, await setsIn(payload, "open", "going-live", "live", "putting-back"));
  await pruneShown(releases, new Set(states.flatMap(({ folder }) => folder ?? [])));
}

function startClock(payload: Payload, releases: string): void {
  const begun = new Set<string>();
  const look = async () => {
    const due = new Date(Date.now() + AHEAD).toISOString();
    const isDue: Where = { and: [{ phase: { equals: "open" } }, { goesLiveAt: { less_than_equal: due } }] };
    for (const { id, goesLiveAt } of await findRows(payload, SETS, isDue)) {
      const key = `${id} ${goesLiveAt}`;
      if (!goesLiveAt || begun.has(key)) continue;
      const at = Date.parse(goesLiveAt);
      if (!(await isOurs(payload, releases, id)) && Date.now() < at + LATE) continue;
      begun.add(key);
      void goLiveAt(payload, id, at);
    }
  };
  every(LOOK_EVERY, look, (error) =>
    payload.logger.error({ err: error, msg: "The sets that are due could not be read; that is tried again." }),
  );
}

/** Whether this machine has shown it. */
async function isOurs(payload: Payload, releases: string, set: number): Promise<boolean> {
  const folder = (await stateOf(payload, set))?.folder;
  return folder && !wasBrought(folder) ? (await readShown(releases, folder)) !== undefined : false;
}

async function goLiveAt(payload: Payload, id: number, at: number): Promise<void> {
  try {
    await goLive(payload, id, BY_ITS_MINUTE, at - SWITCH_TAKES);
  } catch (error) {
    // Another machine was earlier.
    if (error instanceof SetError && error.code === "not-open") return;
    const isSaid = error instanceof SetError;
    if (!isSaid) payload.logger.error({ err: error, msg: `The set ${id} could not go live at its minute.` });
    const reason = isSaid ? error.reason : localized("sets:reason.missedItsMinute");
    await writeState(payload, id, { reason }).catch(() => undefined);
  }
}
