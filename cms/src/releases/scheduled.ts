import type { Where } from "payload";
import { z } from "zod";
import { entryTitles, keyOf, type Asker } from "../entry-titles";
import { within, type Reader } from "../in-transaction";

const inputRule = z.object({
  type: z.enum(["publish", "unpublish"]).default("publish"),
  doc: z.object({ relationTo: z.string(), value: z.coerce.string() }).optional(),
  global: z.string().optional(),
});

/** An entry that goes on or off the site at a time that somebody has set. */
export interface ScheduledEntry {
  job: string;
  list: string;
  /** Empty for a global. */
  id: string;
  /** What an editor calls it. */
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

/** What a job does to which entry; undefined for one that is no schedule. @param input as the job has it */
export function scheduleOf(input: unknown): Pick<ScheduledEntry, "list" | "id" | "type"> | undefined {
  const { data } = inputRule.safeParse(input);
  const list = data?.doc?.relationTo ?? data?.global;
  return data && list ? { list, id: data.doc?.value ?? "", type: data.type } : undefined;
}

/** What is scheduled (A6), the next first, of entries that are there and that the asker may read. */
export async function scheduledEntries(asker: Asker, which: Which = {}): Promise<ScheduledEntry[]> {
  const jobs = await scheduledJobs({ payload: asker.payload }, which);
  const titles = await entryTitles(jobs, asker);
  return jobs.flatMap((job) => {
    const title = titles.get(keyOf(job));
    return title === undefined ? [] : [{ ...job, title }];
  });
}

/** The same without the titles, which are to be looked up. */
export async function scheduledJobs(
  reader: Reader,
  { list }: Which = {},
): Promise<Omit<ScheduledEntry, "title">[]> {
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
