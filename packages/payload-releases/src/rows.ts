/** Rows of the two collections, read past access: the publisher is no user. */
import type { Payload, Where } from "payload";
import type { BuildMode, Step } from "./publisher/protocol";
import type { Change, ReleaseState } from "./states";

export interface ReleaseRow {
  id: number;
  state: ReleaseState;
  slot?: "waiting" | "building" | null;
  readyAt?: string | null;
  /** Until when the instance that builds it counts as alive. */
  lease?: string | null;
  force?: boolean | null;
  step?: Step | null;
  percent?: number | null;
  folder?: string | null;
  changes?: unknown;
  /** See reasons.ts. */
  reason?: string | null;
  places?: unknown;
  log?: string | null;
  timings?: unknown;
  pages?: number | null;
  way?: BuildMode | null;
  startedAt?: string | null;
  finishedAt?: string | null;
  liveAt?: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface ChangeRow {
  id: number;
  change: Change | null;
  force: boolean | null;
  attempts: number | null;
  createdAt: string;
}

/** Slugs of the collections. */
export const RELEASES = "releases";
export const RELEASE_CHANGES = "release-changes";

/** Whether the plugin is in the config. Readers outside of it find nothing without it. */
export const isOn = ({ collections }: Payload): boolean => Object.hasOwn(collections, RELEASES);

interface Query {
  readonly where?: Where;
  readonly sort?: string;
  /** All by default. */
  readonly limit?: number;
}

export const findReleases = async ({ db }: Payload, query: Query): Promise<ReleaseRow[]> =>
  (await db.find<ReleaseRow>({ collection: RELEASES, pagination: false, ...query })).docs;

/** Changes that no build has taken, the oldest first. */
export const findWaitingChanges = async ({ db }: Payload): Promise<ChangeRow[]> =>
  (
    await db.find<ChangeRow>({
      collection: RELEASE_CHANGES,
      where: { release: { exists: false } },
      sort: "id",
      pagination: false,
    })
  ).docs;
