import type { Where } from "payload";
import { z } from "zod";
import { entryTitles, keyOf, type Asker } from "payload-kit/entry-titles";
import { within, type Reader } from "payload-kit/in-transaction";

const inputRule = z.object({
  type: z.enum(["publish", "unpublish"]).default("publish"),
  doc: z.object({ relationTo: z.string(), value: z.coerce.string() }).optional(),
  global: z.string().optional(),
});

/** A scheduled publication or unpublication. */
export interface ScheduledEntry {
  job: string;
  list: string;
  /** Empty for a global. */
  id: string;
  /** Title as editors see it. */
  title: string;
  type: "publish" | "unpublish";
  /** ISO 8601. */
  at: string;
}

interface Which {
  /** Slug of a collection, to get its entries only. */
  list?: string;
}

/** Jobs that publish or unpublish an entry later. */
export const SCHEDULES: Where = { taskSlug: { equals: "schedulePublish" } };

/** Entry and type of a schedule; undefined for any other job. @param input as stored on the job */
export function scheduleOf(input: unknown): Pick<ScheduledEntry, "list" | "id" | "type"> | undefined {
  const { data } = inputRule.safeParse(input);
  const list = data?.doc?.relationTo ?? data?.global;
  return data && list ? { list, id: data.doc?.value ?? "", type: data.type } : undefined;
}

/** Schedules (A6), the next first, of existing entries that the user may read. */
export async function scheduledEntries(asker: Asker, which: Which = {}): Promise<ScheduledEntry[]> {
  const jobs = await scheduledJobs({ payload: asker.payload }, which);
  const titles = await entryTitles(jobs, asker);
  return jobs.flatMap((job) => {
    const title = titles.get(keyOf(job));
    return title === undefined ? [] : [{ ...job, title }];
  });
}

/** The same without the titles, which are to be looked up. */
export async function scheduledJobs(reader: Reader, { list }: Which = {}): Promise<Omit<ScheduledEntry, "title">[]> {
  const { docs } = await reader.payload.find({
    ...{ collection: "payload-jobs", depth: 0, pagination: false, sort: "waitUntil" },
    ...within(reader),
    where: { and: [SCHEDULES, { waitUntil: { greater_than: new Date() } }] },
  });
  return docs.flatMap(({ id, input, waitUntil }) => {
    const schedule = scheduleOf(input);
    if (!schedule || !waitUntil || (list !== undefined && list !== schedule.list)) return [];
    return [{ job: String(id), ...schedule, at: waitUntil }];
  });
}
