import type { Payload } from "payload";

/**
 * Frees jobs that a killed process left as being processed: nobody would ever take them up again. Only where the
 * database is this process's own; on PostgreSQL another instance may be at work on them.
 */
export async function freeStuckJobs(payload: Payload): Promise<void> {
  if (payload.db.name !== "sqlite") return;
  await payload.update({
    collection: "payload-jobs",
    where: { processing: { equals: true } },
    data: { processing: false },
  });
}
