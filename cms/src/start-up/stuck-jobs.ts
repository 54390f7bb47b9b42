import type { Payload } from "payload";

/**
 * Frees jobs that a killed process left marked as processing and that would never run again. Only for SQLite: on
 * PostgreSQL another instance may be running them.
 */
export async function freeStuckJobs(payload: Payload): Promise<void> {
  if (payload.db.name !== "sqlite") return;
  await payload.update({
    collection: "payload-jobs",
    where: { processing: { equals: true } },
    data: { processing: false },
  });
}
