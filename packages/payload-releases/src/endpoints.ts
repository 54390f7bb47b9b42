import { APIError, type Endpoint, type PayloadHandler, type PayloadRequest } from "payload";
import { ensureSignedIn } from "payload-kit/access";
import { record } from "payload-kit/audit";
import { inLanguage } from "payload-kit/texts";
import { markChanged } from "./changes";
import { guardsOf, type ReleasesOptions } from "./options";
import { setLive } from "./queue";
import { reasonOf } from "./reasons";
import { RELEASES, findReleases, type ReleaseRow } from "./rows";
import { runRollBack } from "./run-task";
import { wakePublisher } from "./running";
import { announcer } from "./state";
import type { Change } from "./states";
import { placesOf, readStatus } from "./status";
import { localized, translate } from "./texts";

/**
 * Endpoints of the release log and of the badge beside Publish (X4), below the collection's own; signed-in users only.
 */
export function createEndpoints(options: ReleasesOptions): Endpoint[] {
  const status: PayloadHandler = async (request) => {
    ensureSignedIn(request);
    return Response.json(await readStatus(request, options), { headers: { "Cache-Control": "no-store" } });
  };
  return [
    { path: "/status", method: "get", handler: status },
    { path: "/publish-now", method: "post", handler: publishNow },
    { path: "/:id/roll-back", method: "post", handler: (request) => rollBack(request, options) },
    { path: "/:id/publish-without", method: "post", handler: publishWithout },
  ];
}

async function publishNow(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const by = request.user?.email ?? "";
  const change: Change = { list: "", id: "", title: "", action: "asked", by, at: new Date().toISOString() };
  await markChanged(request.payload, { change, force: true });
  wakePublisher();
  return Response.json({ state: "waiting" });
}

/** The row that a request names. @throws APIError when there is none */
async function rowOf({ payload, routeParams }: PayloadRequest): Promise<ReleaseRow> {
  const [row] = await findReleases(payload, { where: { id: { equals: Number(routeParams?.id) } }, limit: 1 });
  if (!row) throw new APIError("There is no such release.", 404);
  return row;
}

async function rollBack(request: PayloadRequest, { process, settings }: ReleasesOptions): Promise<Response> {
  ensureSignedIn(request);
  const { folder, state } = await rowOf(request);
  if (!folder || (state !== "replaced" && state !== "rolled-back")) {
    throw new APIError(translate(request.i18n.language, "reasons:cannotPutBack"), 409);
  }
  const { folder: releases, target, longestSilence } = settings;
  const outcome = await runRollBack(process, { task: "roll-back", releases, folder, target, longestSilence });
  if (outcome.result !== "live") {
    const reason = outcome.result === "failed" ? reasonOf(outcome) : localized("reasons:nothingChanged");
    throw new APIError(inLanguage(request.i18n.language, reason), 409);
  }
  await setLive(request.payload, folder);
  announcer.value?.announce();
  await record(request, { action: "put-back", entry: RELEASES, title: folder });
  return Response.json({ state: "live" });
}

/** Publishes what waits behind entries that made a release fail: visitors keep what they see of those. */
async function publishWithout(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { payload } = request;
  const release = await rowOf(request);
  const places = release.state === "failed" ? placesOf(release) : [];
  const [live] = await findReleases(payload, { where: { state: { equals: "live" } }, sort: "-liveAt", limit: 1 });
  const liveSince = live?.startedAt ?? live?.liveAt ?? new Date(0).toISOString();
  const refused = new APIError(translate(request.i18n.language, "releases:cannotLeaveOut"), 409);
  if (places.length === 0) throw refused;
  if (!(await guardsOf(payload)?.leaveOut(payload, places, liveSince))) throw refused;
  for (const { list, id } of places) {
    await record(request, { action: "restored", entry: id ? `${list}/${id}` : list });
  }
  return publishNow(request);
}
