/** Links to other sites, each asked about once a week, with the entries that hold them. */
import pLimit from "p-limit";
import type { Payload } from "payload";
import { z } from "zod";
import { claimNight } from "payload-kit/claim-night";
import { everyDayAt } from "payload-kit/clock";
import type { Gate } from "../gate";
import type { SiteLink } from "../site";
import { askAddress, createPace, type AddressState } from "./ask-address";
import type { Ask } from "./known-addresses";

const externalLink = z.object({
  address: z.string(),
  /** `unasked` until its turn has come. */
  state: z.enum(["answers", "gone", "silent", "refused", "unasked"]),
  /** ISO 8601; empty until it is asked. */
  askedAt: z.string(),
  entries: z.array(
    z.object({ list: z.string(), id: z.string(), title: z.string(), field: z.string(), locale: z.string().nullable() }),
  ),
});

/** An address of another site, what it answered, and which entries lead there. */
export type ExternalLink = z.infer<typeof externalLink>;

const KEY = "external-links";
const WEEK = 7 * 86_400_000;
/** A night's run has begun a little earlier or later than the one a week before. */
const SLACK = 3_600_000;
const GAP = 1000;
const TIMEOUT = 20_000;
const HOSTS_AT_ONCE = 8;
const SAVED_EVERY = 20;

/** Results of the last check, broken addresses first. */
export async function readExternalLinks(payload: Payload): Promise<ExternalLink[]> {
  const kept = z.array(externalLink).safeParse(await payload.kv.get(KEY));
  return kept.success ? kept.data : [];
}

/** The addresses of other sites among links, with what is known of each. */
function listed(links: readonly SiteLink[], known: readonly ExternalLink[]): ExternalLink[] {
  const before = new Map(known.map((link) => [link.address, link]));
  const entries = new Map<string, ExternalLink["entries"]>();
  for (const { field, href, id, list, locale, target, title } of links) {
    if (target || !/^https?:\/\//.test(href) || !URL.canParse(href)) continue;
    const address = href.replace(/#.*$/s, "");
    entries.set(address, [...(entries.get(address) ?? []), { list, id, title, field, locale }]);
  }
  // Addresses that are no longer linked are dropped.
  return [...entries].map(([address, uses]) => {
    const { askedAt = "", state = "unasked" } = before.get(address) ?? {};
    return { address, state, askedAt, entries: uses };
  });
}

interface CheckOptions {
  readonly now: Date;
  readonly ask?: Ask;
}

const pacedRequest = (): Ask => {
  const pace = createPace(GAP);
  return (address) => askAddress(address, { timeout: TIMEOUT, pace });
};

/** Asks about every address that was not asked about within a week: those of one host one after the other. */
export async function checkExternalLinks(
  payload: Payload,
  gate: Gate,
  { now, ask = pacedRequest() }: CheckOptions,
): Promise<ExternalLink[]> {
  const { links } = await gate.readSite({ payload });
  const all = new Map(listed(links, await readExternalLinks(payload)).map((link) => [link.address, link]));
  const due = [...all.values()].filter(({ askedAt }) => !(Date.parse(askedAt) > now.getTime() - WEEK + SLACK));
  const hosts = new Map<string, ExternalLink[]>();
  for (const link of due) {
    const { host } = new URL(link.address);
    hosts.set(host, [...(hosts.get(host) ?? []), link]);
  }
  const save = () => payload.kv.set(KEY, sorted([...all.values()]));
  let asked = 0;
  const limit = pLimit(HOSTS_AT_ONCE);
  await Promise.all(
    [...hosts.values()].map((ofHost) =>
      limit(async () => {
        for (const link of ofHost) {
          const state: AddressState = await ask(link.address);
          all.set(link.address, { ...link, state, askedAt: now.toISOString() });
          asked += 1;
          if (asked % SAVED_EVERY === 0) await save();
        }
      }),
    ),
  );
  await save();
  return sorted([...all.values()]);
}

const ORDER: readonly ExternalLink["state"][] = ["gone", "silent", "refused", "unasked", "answers"];

const sorted = (links: readonly ExternalLink[]) =>
  [...links].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.address.localeCompare(b.address));

/** Asks every night about the addresses whose week is over; what a stop interrupts is asked the next night. */
export function startLinkChecks(payload: Payload, gate: Gate): void {
  everyDayAt("02:30Z", (moment) => {
    checkTonight(payload, gate, moment).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: "Links to other sites could not be checked; that is tried in a day." }),
    );
  });
}

async function checkTonight(payload: Payload, gate: Gate, now: Date): Promise<void> {
  if (!(await claimNight(payload, "links", now))) return;
  const links = await checkExternalLinks(payload, gate, { now });
  const dead = links.filter(({ state }) => state === "gone").length;
  payload.logger.info({ msg: `Links to other sites: ${links.length}, of them gone: ${dead}.` });
}
