import { isRecord } from "payload-kit";
import { entryAt } from "payload-kit/entries";
import { entryTitles, keyOf, type Asker, type EntryRef } from "payload-kit/entry-titles";
import { scheduledEntries, scheduleOf, SCHEDULES, type ScheduledEntry } from "./scheduled";

/** A publication at a set time that did not happen. */
export interface FailedSchedule extends EntryRef {
  readonly title: string;
  /** Error of the publication's validation. */
  readonly reason: string;
}

/** Schedules of the calendar. */
export interface Calendar {
  /** Publications and unpublications of its days, the next first. */
  readonly entries: readonly ScheduledEntry[];
  /** How many of those that the user may read come after these. */
  readonly beyond: number;
  /** The latest that failed, each until its entry is saved again. */
  readonly failed: readonly FailedSchedule[];
}

const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;
const SHOWN = 60;
const SHOWN_FAILED = 3;

/** Schedules of the next two weeks (A6). */
export async function readCalendar(asker: Asker): Promise<Calendar> {
  const [all, failed] = await Promise.all([scheduledEntries(asker), failedSchedules(asker)]);
  const end = Date.now() + TWO_WEEKS;
  const entries = all.filter(({ at }) => Date.parse(at) < end).slice(0, SHOWN);
  return { entries, beyond: all.length - entries.length, failed };
}

async function failedSchedules(asker: Asker): Promise<FailedSchedule[]> {
  const { docs } = await asker.payload.find({
    ...{ collection: "payload-jobs", depth: 0, pagination: false, limit: SHOWN_FAILED, sort: "-updatedAt" },
    where: { and: [SCHEDULES, { hasError: { equals: true } }] },
  });
  const failed = docs.flatMap(({ input, error, updatedAt }) => {
    const schedule = scheduleOf(input);
    return schedule ? [{ list: schedule.list, id: schedule.id, reason: reasonOf(error), at: updatedAt }] : [];
  });
  const [titles, savedAt] = await Promise.all([
    entryTitles(failed, asker),
    Promise.all(failed.map((entry) => lastSaved(entry, asker))),
  ]);
  return failed.flatMap(({ list, id, reason, at }, index) => {
    const title = titles.get(keyOf({ list, id }));
    return title && (savedAt[index] ?? "") < at ? [{ list, id, reason, title }] : [];
  });
}

/** When the newest version of an entry was saved, ISO 8601; undefined for one that is gone. */
async function lastSaved({ list, id }: EntryRef, { payload, user }: Asker): Promise<string | undefined> {
  const how = { draft: true, locale: "all", user, overrideAccess: false } as const;
  const updatedAt = (await entryAt({ list, id: id || undefined }, { payload })?.read(how))?.updatedAt;
  return typeof updatedAt === "string" ? updatedAt : undefined;
}

const reasonOf = (error: unknown) => (isRecord(error) && typeof error.message === "string" ? error.message : "");
