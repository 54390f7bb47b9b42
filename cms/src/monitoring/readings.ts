/** Figures of the CMS for metrics, read from database and disk (X10). */
import type { CollectionSlug, Payload, Where } from "payload";
import { lastBackup } from "payload-backup/last-backup";
import { readDisk, type DiskSpace } from "payload-kit/disk";
import type { CmsEnv } from "../env";
import { isOn } from "payload-releases/rows";
import { builderMemory } from "payload-releases/state";
import { STATES } from "payload-releases/states";
import { counters } from "./counters";

const ENQUIRY_STATES = ["new", "read", "answered", "spam"] as const;
const MAIL_STATES = ["waiting", "sent", "failed", "held"] as const;

type Counts = Readonly<Record<string, number>>;

/** Numbers at one moment. Times are in seconds. */
export interface Readings {
  /** Enquiries by what has become of them, and by what has become of their mails. */
  readonly enquiries: Counts;
  readonly mails: Counts;
  /** For how long the oldest mail has waited; 0 when none waits. */
  readonly outboxAge: number;
  readonly releases: Counts;
  /** Since when the release that visitors get is live, seconds since 1970; 0 when there is none. */
  readonly liveSince: number;
  /** How the last release was made, and in what time from its first step to its last. */
  readonly lastRelease: { readonly way: string; readonly seconds: number } | null;
  /** Published changes that no build has taken, and for how long the oldest has waited. */
  readonly changesWaiting: number;
  readonly changesAge: number;
  readonly jobs: Counts;
  /** When the last backup that could be restored was made, seconds since 1970, and its bytes; null before the first. */
  readonly backup: { readonly provenAt: number; readonly size: number } | null;
  readonly disk: DiskSpace;
  /** Bytes; 0 without a builder that stays. */
  readonly builderMemory: number;
  /** Answers of the public API since the start, by whether they were ready. */
  readonly cache: { readonly hit: number; readonly miss: number };
}

/** @throws what the database throws when it cannot be reached */
export async function takeReadings(payload: Payload, { dataDir }: Pick<CmsEnv, "dataDir">): Promise<Readings> {
  const { cacheHits, cacheMisses } = counters();
  return {
    enquiries: await countBy(payload, "enquiries", "state", ENQUIRY_STATES),
    mails: await countBy(payload, "enquiries", "mail", MAIL_STATES),
    outboxAge: await ageOfOldest(payload, "enquiries", { mail: { equals: "waiting" } }),
    ...(isOn(payload) ? await releaseReadings(payload) : NO_RELEASES),
    jobs: {
      waiting: await count(payload, "payload-jobs", {
        hasError: { not_equals: true },
        processing: { not_equals: true },
      }),
      running: await count(payload, "payload-jobs", { processing: { equals: true } }),
      failed: await count(payload, "payload-jobs", { hasError: { equals: true } }),
    },
    backup: await backupReadings(payload),
    disk: await readDisk(dataDir),
    builderMemory: builderMemory.value ?? 0,
    cache: { hit: cacheHits, miss: cacheMisses },
  };
}

type ReleaseReadings = Pick<Readings, "releases" | "liveSince" | "lastRelease" | "changesWaiting" | "changesAge">;

const NO_RELEASES: ReleaseReadings = {
  ...{ releases: {}, liveSince: 0, lastRelease: null, changesWaiting: 0, changesAge: 0 },
};

async function releaseReadings(payload: Payload): Promise<ReleaseReadings> {
  const waiting = { release: { exists: false } };
  const find = async (where: Where, sort: string) =>
    (await payload.find({ collection: "releases", where, sort, limit: 1, depth: 0 })).docs[0];
  const live = await find({ state: { equals: "live" } }, "-liveAt");
  const last = await find({ startedAt: { exists: true }, finishedAt: { exists: true } }, "-finishedAt");
  const seconds = last ? (Date.parse(last.finishedAt ?? "") - Date.parse(last.startedAt ?? "")) / 1000 : 0;
  return {
    releases: await countBy(payload, "releases", "state", STATES),
    changesWaiting: await count(payload, "release-changes", waiting),
    changesAge: await ageOfOldest(payload, "release-changes", waiting),
    liveSince: live?.liveAt ? Date.parse(live.liveAt) / 1000 : 0,
    lastRelease: last ? { way: last.way ?? "none", seconds } : null,
  };
}

async function backupReadings(payload: Payload): Promise<Readings["backup"]> {
  const last = await lastBackup(payload);
  if (!last?.lastProvenAt) return null;
  return { provenAt: Date.parse(last.lastProvenAt) / 1000, size: last.state === "failed" ? 0 : last.size };
}

async function countBy(payload: Payload, collection: CollectionSlug, field: string, values: readonly string[]) {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = await count(payload, collection, { [field]: { equals: value } });
  return counts;
}

async function count(payload: Payload, collection: CollectionSlug, where: Where): Promise<number> {
  return (await payload.count({ collection, where })).totalDocs;
}

async function ageOfOldest(
  payload: Payload,
  collection: "enquiries" | "release-changes",
  where: Where,
): Promise<number> {
  const { docs } = await payload.find({ collection, where, sort: "createdAt", limit: 1, depth: 0 });
  return docs[0] ? (Date.now() - Date.parse(docs[0].createdAt)) / 1000 : 0;
}
