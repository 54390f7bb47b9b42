import type { ContentRef } from "./publisher/protocol";
import type { ReleaseNote, StoredState } from "./status";
import type { EntryStateName } from "./states";

/** State of an entry, from its form. */
export interface Entry extends StoredState {
  /** Slug of its collection or global. */
  list: string;
  /** Empty for a global. */
  id: string;
  /** Whether its publication is scheduled. */
  isScheduled: boolean;
}

export interface EntryState {
  state: EntryStateName;
  /** The release that decides; none for what has not changed lately. */
  release?: ReleaseNote;
  /** Cause of a failed release; a field of this entry if possible. */
  fault?: ContentRef;
}

/**
 * State of an entry by its releases (X4): those that it caused, or that failed because of it. A later live release
 * includes the changes of an earlier failed one.
 * @param releases the newest first
 */
export function stateOfEntry(entry: Entry, releases: readonly ReleaseNote[]): EntryState {
  const isThis = ({ list, id }: { list: string; id: string }) => list === entry.list && id === entry.id;
  const at = releases.findIndex(
    ({ changes, places, state }) => changes.some(isThis) || (state === "failed" && places.some(isThis)),
  );
  const settled: EntryState = { state: settledState(entry) };
  const release = releases[at];
  if (!release) return settled;
  const { state, places } = release;
  // What is under way is no news of a newer draft, nor of one with a time.
  const isAhead = settled.state === "changed" || settled.state === "scheduled";
  const onItsWay = (next: ReleaseNote) => (isAhead ? settled : { state: next.state, release: next });
  if (isUnderWay(release)) return onItsWay(release);
  const live = releases.find((candidate) => candidate.state === "live");
  const later = releases.slice(0, at);
  if (state === "failed") {
    const brought = later.find((candidate) => candidate === live || isUnderWay(candidate));
    if (!brought) return { state, release, fault: places.find(isThis) ?? places[0] };
    return isUnderWay(brought) ? onItsWay(brought) : shown(settled, brought);
  }
  if (state === "handed-on") return entry.isPublic ? { state, release } : settled;
  // An older one that was put back does not have it.
  if (live && releases.indexOf(live) > at) return { state: "rolled-back", release };
  return shown(settled, state === "rolled-back" ? (live ?? release) : release);
}

function settledState({ isPublic, isChanged, isScheduled }: Entry): EntryStateName {
  if (isPublic && !isChanged) return "live";
  if (isScheduled) return "scheduled";
  return isPublic ? "changed" : "draft";
}

const shown = (settled: EntryState, release: ReleaseNote): EntryState =>
  settled.state === "live" ? { ...settled, release } : settled;

/**
 * The release that failed and that none has come after: what it was to bring is not on the site.
 * @param releases the newest first
 */
export function standingFailure(releases: readonly ReleaseNote[]): ReleaseNote | undefined {
  const last = releases.find((release) => !isUnderWay(release));
  return last?.state === "failed" ? last : undefined;
}

/** Whether a release waits or is being built. */
export function isUnderWay({ state }: { state: string }): boolean {
  return state === "waiting" || state === "building";
}

/** When a release came to its state, ISO 8601. */
export const momentOf = ({ liveAt, finishedAt, startedAt, createdAt }: ReleaseNote): string =>
  liveAt ?? finishedAt ?? startedAt ?? createdAt;
