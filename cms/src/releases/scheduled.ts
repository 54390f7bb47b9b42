import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { z } from "zod";
import { entryTitle } from "../entry-title";

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

interface Asked extends Pick<PayloadRequest, "payload" | "user"> {
  i18n: Parameters<typeof getTranslation>[1];
}

/**
 * What is scheduled (A6), the next first.
 * @param list slug of a collection, to get its entries only
 */
export async function scheduledEntries(asked: Asked, list?: string): Promise<ScheduledEntry[]> {
  const jobs = await scheduledJobs(asked.payload, list);
  const titles = await titlesOf(jobs, asked);
  return jobs.map((job) => ({ ...job, title: titles.get(`${job.list} ${job.id}`) ?? job.list }));
}

/** The same without the titles, which are to be looked up. */
export async function scheduledJobs(payload: Payload, list?: string): Promise<Omit<ScheduledEntry, "title">[]> {
  const { docs } = await payload.find({
    ...{ collection: "payload-jobs", depth: 0, pagination: false, sort: "waitUntil" },
    where: { and: [{ taskSlug: { equals: "schedulePublish" } }, { waitUntil: { greater_than: new Date() } }] },
  });
  return docs.flatMap(({ id, input, waitUntil }) => {
    const { data } = inputRule.safeParse(input);
    const slug = data?.doc?.relationTo ?? data?.global;
    if (!data || !slug || !waitUntil || (list !== undefined && list !== slug)) return [];
    return [{ job: String(id), list: slug, id: data.doc?.value ?? "", type: data.type, at: waitUntil }];
  });
}

async function titlesOf(jobs: readonly { list: string; id: string }[], { payload, i18n, user }: Asked) {
  const titles = new Map<string, string>();
  const lists = new Set(jobs.map(({ list }) => list));
  for (const { slug, label } of payload.config.globals) {
    if (lists.has(slug)) titles.set(`${slug} `, getTranslation(label as string, i18n));
  }
  for (const { slug, admin } of payload.config.collections) {
    if (!lists.has(slug)) continue;
    const ids = jobs.flatMap(({ list, id }) => (list === slug ? id : []));
    const { docs } = await payload.find({
      ...{ collection: slug as CollectionSlug, where: { id: { in: ids } }, draft: true, depth: 0, pagination: false },
      ...{ locale: "all", user, overrideAccess: false },
    });
    for (const doc of docs) titles.set(`${slug} ${doc.id}`, entryTitle(doc, admin.useAsTitle));
  }
  return titles;
}
