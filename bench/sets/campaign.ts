/** Makes a set of many drafts in three languages, and asks the CMS for what becomes of it. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { APIRequestContext } from "playwright-core";
import { z } from "zod";
import { LOCALE_CODES } from "@future-native/contract/locales";

/** Collections with a title in every language, in the order in which they are taken. */
const LISTS = ["cases", "services", "jobs", "blog-posts", "blog-externals"] as const;
const POLL_MS = 50;

const docs = z.object({ docs: z.array(z.object({ id: z.number() })) });
const made = z.object({ doc: z.object({ id: z.number() }) });
const status = z.object({
  phase: z.string(),
  work: z.string(),
  reason: z.string().nullable(),
  hash: z.string().nullable(),
  pages: z.number().nullable(),
  link: z.object({ path: z.string() }).nullable(),
});

export type Status = z.infer<typeof status>;

/** @returns id of a set with so many drafts, each with another title in each language */
export async function makeCampaign(server: APIRequestContext, count: number): Promise<number> {
  const name = randomUUID().slice(0, 8);
  const publish: { relationTo: string; value: number }[] = [];
  for (const list of LISTS) {
    const found = docs.parse(await (await server.get(`/cms-api/${list}?limit=${count}&depth=0`)).json());
    for (const { id } of found.docs.slice(0, count - publish.length)) {
      for (const locale of LOCALE_CODES) await rename(server, { entry: `${list}/${id}`, locale, name });
      publish.push({ relationTo: list, value: id });
    }
  }
  const answer = await server.post("/cms-api/sets", { data: { name: `Campaign of ${publish.length}`, publish } });
  if (!answer.ok()) throw new Error(`The set was refused: ${await answer.text()}`);
  return made.parse(await answer.json()).doc.id;
}

interface Renamed {
  readonly entry: string;
  readonly locale: string;
  /** Of the campaign: what was drawn for another one serves this one no more. */
  readonly name: string;
}

async function rename(server: APIRequestContext, { entry, locale, name }: Renamed): Promise<void> {
  const data = { title: `${entry} of the campaign ${name}, ${locale}` };
  const answer = await server.patch(`/cms-api/${entry}?draft=true&locale=${locale}`, { data });
  if (!answer.ok()) throw new Error(`${entry} was not saved in ${locale}: ${await answer.text()}`);
}

export async function statusOf(server: APIRequestContext, set: number): Promise<Status> {
  return status.parse(await (await server.get(`/cms-api/sets/${set}/status`)).json());
}

/** Has a set do something, and waits until it is done. @returns milliseconds. @throws Error that says what the CMS said */
export async function act(
  server: APIRequestContext,
  set: number,
  what: "show" | "go-live" | "put-back",
  isDone: (status: Status) => boolean,
): Promise<number> {
  const begun = performance.now();
  const answer = await server.post(`/cms-api/sets/${set}/${what}`);
  if (!answer.ok()) throw new Error(`${what} was refused: ${await answer.text()}`);
  for (;;) {
    const now = await statusOf(server, set);
    if (now.work === "failed") throw new Error(`${what} failed: ${now.reason}`);
    if (isDone(now)) return performance.now() - begun;
    await wait(POLL_MS);
  }
}
