import type { CollectionAfterDeleteHook } from "payload";
import { scheduledJobs } from "./scheduled";

/**
 * Takes back what is scheduled for an entry that is deleted (A6). Payload looks for its number, and finds no job that has it as
 * text; SQLite gives the number of the last entry to the next one, which would then be published at the old one's moment.
 */
export const dropSchedules: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const scheduled = await scheduledJobs(req, { list: collection.slug });
  const jobs = scheduled.filter((entry) => entry.id === String(id)).map(({ job }) => job);
  if (jobs.length > 0) await req.payload.delete({ collection: "payload-jobs", where: { id: { in: jobs } }, req });
};
