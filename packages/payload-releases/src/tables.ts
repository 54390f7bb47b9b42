/** Columns of the tables of both collections that queries of the queue name (see `payload-kit/database`). */
export type ReleaseTables = {
  releases: { id: never; slot: never; readyAt: never; folder: never };
  release_changes: { id: never; release: never; change: never; force: never; attempts: never };
};
