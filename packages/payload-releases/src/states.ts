/** States of a release (X4). Imports nothing of Payload, because the admin bundles it. */

export const STATES = ["waiting", "building", "live", "replaced", "rolled-back", "failed", "handed-on"] as const;
export type ReleaseState = (typeof STATES)[number];

/** States of an entry: that of its release, or why it has none. */
export type EntryStateName = ReleaseState | "draft" | "changed" | "scheduled";

/** Causes of a change: actions of an editor, or a date. */
export const ACTIONS = ["published", "unpublished", "deleted", "changed", "asked", "closed"] as const;
export type Action = (typeof ACTIONS)[number];

export interface Change {
  /** Slug of the collection or global; empty for a manual publication. */
  list: string;
  id: string;
  /** Title as editors see it. */
  title: string;
  action: Action;
  /** Name or e-mail address of the user; empty for a schedule or a date. */
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
