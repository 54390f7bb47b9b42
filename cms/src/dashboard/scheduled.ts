import type { Asker } from "payload-kit/entry-titles";
import { scheduledEntries, type ScheduledEntry } from "payload-releases/scheduled";
import { DAYS } from "./admin/days";

export interface ScheduledFigures {
  /** Publications and unpublications within the days of the calendar, or on the morning after, the next first. */
  readonly entries: readonly ScheduledEntry[];
  /** How many of those that the asker may read come after these. */
  readonly beyond: number;
}

const DAY = 24 * 60 * 60 * 1000;
const SHOWN = 60;

/** Schedules of the next two weeks (A6). */
export async function readScheduled(asker: Asker): Promise<ScheduledFigures> {
  const all = await scheduledEntries(asker);
  const end = Date.now() + DAYS * DAY;
  const entries = all.filter(({ at }) => Date.parse(at) < end).slice(0, SHOWN);
  return { entries, beyond: all.length - entries.length };
}
