/** State of the publisher as the admin's screens show it (X4). */
import { readdir } from "node:fs/promises";
import type { PayloadRequest } from "payload";
import { entryAt } from "payload-kit/entries";
import { changesOf, waitingChanges } from "./changes";
import type { ReleasesOptions } from "./options";
import type { ContentRef } from "./publisher/protocol";
import { readReason } from "./reasons";
import { findReleases, type ReleaseRow } from "./rows";
import { scheduledEntries, type ScheduledEntry } from "./scheduled";
import type { Change } from "./states";
import { pagesOf, type ReleasePage } from "./store/release";

const LISTED = 30;

type Facts = "id" | "state" | "step" | "log" | "pages" | "way" | "createdAt" | "startedAt" | "finishedAt" | "liveAt";

/** A release as the admin's screens show it. */
export interface ReleaseNote extends Pick<ReleaseRow, Facts> {
  percent: number;
  changes: Change[];
  reason: string | null;
  /** Entries at fault. */
  places: ContentRef[];
  /** Whether it can be made live again. */
  isKept: boolean;
}

export interface ReleasesStatus {
  /** The server's clock, ISO 8601: the reader's may go wrong. */
  now: string;
  /** Whether a publisher runs. */
  isOn: boolean;
  /** The newest first. */
  releases: ReleaseNote[];
  /** Scheduled publications and unpublications, the next first. */
  scheduled: ScheduledEntry[];
  /** Address of the page of the entry that was asked about, in the live release. */
  page: string | null;
  /** How that entry is stored, where it has drafts. */
  entry: StoredState | null;
}

export interface StoredState {
  /** Whether it is on the site as soon as all releases are through. */
  isPublic: boolean;
  /** Whether it has a draft that is newer than what is published. */
  isChanged: boolean;
}

/** `?list=cases&id=3&locale=ru` adds the address of the entry's page, and how the entry is stored. */
export async function readStatus(request: PayloadRequest, options: ReleasesOptions): Promise<ReleasesStatus> {
  const { folder, isOn } = options.settings;
  const waiting = await waitingChanges(request.payload);
  const rows = await findReleases(request.payload, { sort: "-createdAt", limit: LISTED });
  const kept = new Set(await readdir(/* turbopackIgnore: true */ folder).catch(() => []));
  const live = rows.find(({ state }) => state === "live");
  return {
    now: new Date().toISOString(),
    isOn,
    releases: [
      // It gets its row when the build before has ended.
      ...(waiting && !rows.some(({ slot }) => slot === "waiting") ? [notYetNoted(waiting)] : []),
      ...rows.map((row) => ({
        ...row,
        percent: row.percent ?? 0,
        changes: row.slot === "waiting" ? (waiting?.changes ?? []) : changesOf(row),
        reason: row.reason ? readReason(request.i18n.language, row.reason) : null,
        places: placesOf(row),
        isKept: row.folder ? kept.has(row.folder) : false,
      })),
    ],
    scheduled: await scheduledEntries(request),
    page: live?.folder ? await pageOf(request, live.folder, options) : null,
    entry: await storedState(request),
  };
}

/** Read again and again: a schedule, a set or a colleague may publish what is open in a form. */
async function storedState(request: PayloadRequest): Promise<StoredState | null> {
  const [list = "", id = ""] = ["list", "id"].map((name) => request.searchParams.get(name) ?? "");
  const entry = entryAt({ list, id: id || undefined }, request);
  if (!entry?.config.versions?.drafts) return null;
  const locale = "all";
  const stored = await entry.read({ draft: false, locale });
  const newest = await entry.read({ draft: true, locale });
  return { isPublic: stored?._status === "published", isChanged: newest?._status !== "published" };
}

/** Entries at fault that a release row lists. */
export const placesOf = ({ places }: Pick<ReleaseRow, "places">): ContentRef[] =>
  Array.isArray(places) ? (places as ContentRef[]) : [];

/** Changes that no release has been made for. */
const notYetNoted = ({ changes, since: createdAt }: { changes: Change[]; since: string }): ReleaseNote => ({
  ...{ id: 0, state: "waiting", percent: 0, changes, reason: null, places: [], isKept: false, createdAt },
});

/** Read once for each release: forms that are open ask again and again. */
let livePages: { readonly release: string; readonly pages: Promise<readonly ReleasePage[]> } | undefined;

async function pageOf(
  { searchParams }: PayloadRequest,
  release: string,
  { entryOf, settings: { folder: releases } }: ReleasesOptions,
): Promise<string | null> {
  const [list, id, locale] = ["list", "id", "locale"].map((name) => searchParams.get(name));
  if (!list) return null;
  if (livePages?.release !== release) livePages = { release, pages: pagesOf(releases, release) };
  const found = (await livePages.pages).find((page) => {
    const entry = entryOf(page);
    return entry?.list === list && entry.id === (id ?? "") && page.locale === locale;
  });
  return found?.path ?? null;
}
