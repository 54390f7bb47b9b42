/** What can become of a release (X4). Imports nothing of Payload, because the admin's screens read it too. */

export const STATES = ["waiting", "building", "live", "replaced", "rolled-back", "failed", "handed-on"] as const;
export type ReleaseState = (typeof STATES)[number];



/** What can be said of one entry: what of its release, or that it has none because it is not published. */
export type EntryStateName = ReleaseState | "draft" | "scheduled";

/** What an editor did, or a date. */
export const ACTIONS = ["published", "unpublished", "deleted", "changed", "asked", "closed"] as const;
export type Action = (typeof ACTIONS)[number];

export interface Change {
  /** Slug of the collection or global; empty for a publication that somebody asked for by hand. */
  list: string;
  id: string;
  /** What an editor calls the entry. */
  title: string;
  action: Action;
  /** Who did it: a name or an address; empty when a schedule or a date did. */
  by: string;
  /** ISO 8601. */
  at: string;
  /** Id of the request that it came by, as the log has it; a schedule or a date has none. */
  request?: string;
}

/** The requests that changes came by, each once: one request may change many entries, as those of a set. */
export const requestsOf = (changes: readonly Change[]): string[] => [
  ...new Set(changes.flatMap(({ request }) => request ?? [])),
];

/** Of several changes of an entry the latest counts. */
export function latestOfEach(changes: readonly (Change | null)[]): Change[] {
  const latest = new Map<string, Change>();
  for (const change of changes) {
    if (!change) continue;
    const key = `${change.list}/${change.id}`;
    // The order is that of the latest ones.
    latest.delete(key);
    latest.set(key, change);
  }
  return [...latest.values()];
}
