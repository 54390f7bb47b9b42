import type { CollectionAfterDeleteHook } from "payload";
import { scheduledJobs } from "./scheduled";

/**
 * Deletes the schedules of an entry that is deleted (A6). Payload's own clean-up queries the id as a number and misses
 * jobs that store it as text; SQLite reuses the id of a deleted last entry, so the next entry would be published by the
 * old schedule.
 */
export const dropSchedules: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const scheduled = await scheduledJobs(req, { list: collection.slug });
  const jobs = scheduled.filter((entry) => entry.id === String(id)).map(({ job }) => job);
  if (jobs.length > 0) await req.payload.delete({ collection: "payload-jobs", where: { id: { in: jobs } }, req });
};
