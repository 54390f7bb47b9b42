import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { ensureSignedIn } from "payload-kit/access";
import { record } from "payload-kit/audit";
import { readEnv } from "../env";
import { LIST_OF_ROUTE } from "../../publisher/list-of-route";
import type { ContentRef } from "payload-releases/publisher/protocol";
import type { Release } from "../payload-types";
import { changesOf, markChanged, setLive, waitingChanges } from "./queue";
import { readReason } from "./reasons";
import { wakePublisher } from "./running";
import { runTask } from "./run-task";
import { leaveOut } from "../sets/leave-out";
import { scheduledEntries, type ScheduledEntry } from "./scheduled";
import type { Change, ReleaseState } from "./states";
import { translate } from "../i18n";
import { announcer } from "./state";

const LISTED = 30;

/** A release as the admin's screens show it. */
export interface ReleaseNote {
  id: number;
  state: ReleaseState;
  step: Release["step"];
  percent: number;
  changes: Change[];
  reason: string | null;
  /** Entries at fault. */
  places: ContentRef[];
  log: string | null;
  pages: number | null;
  /** How it was built; unknown for one that a command has made. */
  way: Release["way"];
  /** ISO 8601. */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  liveAt: string | null;
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
}

/**
 * Endpoints of the release log and of the badge beside Publish (X4), below `/cms-api/releases`; signed-in users only.
 */
export const releaseEndpoints: Endpoint[] = [
  { path: "/status", method: "get", handler: status },
  { path: "/publish-now", method: "post", handler: publishNow },
  { path: "/:id/roll-back", method: "post", handler: rollBack },
  { path: "/:id/publish-without", method: "post", handler: publishWithout },
];

/** `?list=cases&id=3&locale=ru` adds the address of the entry's page. */
async function status(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { releases: settings } = readEnv();
  const waiting = await waitingChanges(request.payload);
  const { docs } = await request.payload.find({ collection: "releases", sort: "-createdAt", limit: LISTED, depth: 0 });
  const kept = new Set(await readdir(/* turbopackIgnore: true */ settings.folder).catch(() => []));
  const live = docs.find(({ state }) => state === "live");
  const answer: ReleasesStatus = {
    now: new Date().toISOString(),
    isOn: settings.isOn,
    releases: [
      // It gets its row when the build before has ended.
      ...(waiting && !docs.some(({ slot }) => slot === "waiting") ? [notYetNoted(waiting)] : []),
      ...docs.map((doc) => ({
        ...noteOf(doc, doc.slot === "waiting" ? (waiting?.changes ?? []) : changesOf(doc), kept),
        reason: doc.reason ? readReason(request.i18n.language, doc.reason) : null,
      })),
    ],
    scheduled: await scheduledEntries(request),
    page: live?.folder
      ? await pageOf(request, path.join(/* turbopackIgnore: true */ settings.folder, live.folder))
      : null,
  };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}

async function publishNow(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const by = request.user?.email ?? "";
  const change: Change = { list: "", id: "", title: "", action: "asked", by, at: new Date().toISOString() };
  await markChanged(request.payload, { change, force: true });
  wakePublisher();
  return Response.json({ state: "waiting" });
}

async function rollBack(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { payload, routeParams } = request;
  const release = await payload.findByID({ collection: "releases", id: String(routeParams?.id), depth: 0 });
  if (!release.folder || (release.state !== "replaced" && release.state !== "rolled-back")) {
    throw new APIError("This release cannot be put back: only one that was live before can.", 409);
  }
  const { folder } = release;
  const { folder: releases, target, longestSilence } = readEnv().releases;
  const outcome = await runTask({ task: "roll-back", releases, folder, target, longestSilence }, () => undefined);
  if (outcome.result !== "live")
    throw new APIError(outcome.result === "failed" ? outcome.reason : "Nothing was changed.", 409);
  await setLive(payload, folder, "rolled-back");
  announcer.value?.announce();
  await record(request, { action: "put-back", entry: "releases", title: folder });
  return Response.json({ state: "live" });
}

/** Publishes what waits behind entries that made a release fail: visitors keep what they see of those (leave-out.ts). */
async function publishWithout(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { payload, routeParams } = request;
  const release = await payload.findByID({ collection: "releases", id: String(routeParams?.id), depth: 0 });
  const places = release.state === "failed" ? placesOf(release) : [];
  const where = { state: { equals: "live" } };
  const [live] = (await payload.find({ collection: "releases", where, sort: "-liveAt", limit: 1, depth: 0 })).docs;
  const liveSince = live?.startedAt ?? live?.liveAt ?? new Date(0).toISOString();
  const refused = new APIError(translate(request.i18n.language, "releases:cannotLeaveOut"), 409);
  if (places.length === 0) throw refused;
  for (const place of places) {
    if (!(await leaveOut(payload, place, liveSince))) throw refused;
    const entry = place.id ? `${place.list}/${place.id}` : place.list;
    await record(request, { action: "restored", entry });
  }
  return publishNow(request);
}



const placesOf = ({ places }: Release): ContentRef[] =>
  Array.isArray(places) ? (places as unknown as ContentRef[]) : [];

/** Changes that no release has been made for. */
function notYetNoted({ changes, since }: { changes: Change[]; since: string }): ReleaseNote {
  const nothing = { step: null, reason: null, log: null, pages: null, way: null };
  const moments = { createdAt: since, startedAt: null, finishedAt: null, liveAt: null };
  return { id: 0, state: "waiting", percent: 0, changes, places: [], isKept: false, ...nothing, ...moments };
}

function noteOf(doc: Release, changes: Change[], kept: ReadonlySet<string>): Omit<ReleaseNote, "reason"> {
  return {
    id: doc.id,
    state: doc.state,
    step: doc.step,
    percent: doc.percent ?? 0,
    changes,
    places: placesOf(doc),
    log: doc.log ?? null,
    pages: doc.pages ?? null,
    way: doc.way ?? null,
    createdAt: doc.createdAt,
    startedAt: doc.startedAt ?? null,
    finishedAt: doc.finishedAt ?? null,
    liveAt: doc.liveAt ?? null,
    isKept: doc.folder ? kept.has(doc.folder) : false,
  };
}

async function pageOf({ searchParams }: PayloadRequest, folder: string): Promise<string | null> {
  const [list, id, locale] = ["list", "id", "locale"].map((name) => searchParams.get(name));
  const [route] = Object.entries(LIST_OF_ROUTE).find(([, kept]) => kept === list) ?? [];
  if (!route) return null;
  const text = await readFile(path.join(/* turbopackIgnore: true */ folder, "manifest.json"), "utf8").catch(() => "{}");
  const { pages = [] } = JSON.parse(text) as {
    pages?: { path: string; route: string; locale: string; entryId?: string }[];
  };
  const isIt = (page: (typeof pages)[number]) =>
    page.route === route && page.locale === locale && (page.entryId ?? "") === (id ?? "");
  return pages.find(isIt)?.path ?? null;
}
