import type { CollectionSlug, GlobalSlug } from "payload";
import { isRecord } from "payload-kit";
import { entryTitles, keyOf, type Asker, type EntryRef } from "payload-kit/entry-titles";
import { scheduleOf, SCHEDULES } from "payload-releases/scheduled";

/** Failures other than those of releases, which the tile polls itself. */
export interface Failures {
  /** How many enquiries could not be mailed. */
  readonly mails: number;
  /** Publications at a set time that did not happen. */
  readonly schedules: readonly FailedSchedule[];
}

export interface FailedSchedule extends EntryRef {
  readonly title: string;
  /** Error of the publication's validation. */
  readonly reason: string;
}

const SHOWN = 3;

/**
 * Failures that need action: mails of enquiries, and scheduled publications. Such a publication is listed until its
 * entry is saved again.
 */
export async function readFailures(asker: Asker): Promise<Failures> {
  const { payload, user } = asker;
  const [{ totalDocs: mails }, { docs }] = await Promise.all([
    payload.count({ collection: "enquiries", where: { mail: { equals: "failed" } }, user, overrideAccess: false }),
    payload.find({
      ...{ collection: "payload-jobs", depth: 0, pagination: false, limit: SHOWN, sort: "-updatedAt" },
      where: { and: [SCHEDULES, { hasError: { equals: true } }] },
    }),
  ]);
  const failed = docs.flatMap(({ input, error, updatedAt }) => {
    const schedule = scheduleOf(input);
    return schedule ? [{ list: schedule.list, id: schedule.id, reason: reasonOf(error), at: updatedAt }] : [];
  });
  const [titles, savedAt] = await Promise.all([
    entryTitles(failed, asker),
    Promise.all(failed.map((entry) => lastSaved(entry, asker))),
  ]);
  const schedules = failed.flatMap(({ list, id, reason, at }, index) => {
    const title = titles.get(keyOf({ list, id }));
    return title && (savedAt[index] ?? "") < at ? [{ list, id, reason, title }] : [];
  });
  return { mails, schedules };
}

/** When the newest version of an entry was saved, ISO 8601; undefined for one that is gone. */
async function lastSaved({ list, id }: EntryRef, { payload, user }: Asker): Promise<string | undefined> {
  const options = { draft: true, depth: 0, user, overrideAccess: false, select: { updatedAt: true } } as const;
  const doc: unknown = id
    ? (await payload.find({ ...options, collection: list as CollectionSlug, where: { id: { equals: id } }, limit: 1 }))
        .docs[0]
    : await payload.findGlobal({ ...options, slug: list as GlobalSlug });
  return isRecord(doc) && typeof doc.updatedAt === "string" ? doc.updatedAt : undefined;
}

const reasonOf = (error: unknown) => (isRecord(error) && typeof error.message === "string" ? error.message : "");
