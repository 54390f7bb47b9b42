import type { Asker } from "../entry-titles";
import { scheduledEntries, SCHEDULES, type ScheduledEntry } from "../releases/scheduled";
import { DAYS } from "./admin/days";

export interface ScheduledFigures {
  /** What goes on or off the site within the days of the calendar, or on the morning after, the next first. */
  readonly entries: readonly ScheduledEntry[];
  /** How many come after these. */
  readonly beyond: number;
}

const DAY = 24 * 60 * 60 * 1000;
const SHOWN = 60;

/** What is scheduled for the next two weeks (A6). */
export async function readScheduled(asker: Asker): Promise<ScheduledFigures> {
  const now = new Date();
  const [entries, { totalDocs }] = await Promise.all([
    scheduledEntries(asker, { before: new Date(now.getTime() + DAYS * DAY), limit: SHOWN }),
    asker.payload.count({
      ...{ collection: "payload-jobs", where: { and: [SCHEDULES, { waitUntil: { greater_than: now } }] } },
    }),
  ]);
  return { entries, beyond: totalDocs - entries.length };
}
