import { addDataAndFileToRequest, APIError, NotFound, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { ensureSignedIn } from "payload-kit/access";
import { entryTitles, keyOf } from "payload-kit/entry-titles";
import { record } from "payload-kit/audit";
import { changeInTurn } from "payload-kit/change-in-turn";
import { inTransaction } from "payload-kit/in-transaction";
import { lockInTransaction } from "payload-kit/lock-in-transaction";
import type { ContentRef } from "payload-releases/publisher/protocol";
import { goLive, putBack } from "./go-live";
import { linkOf } from "./links";
import { SHORTEST_PASSPHRASE, type SetReply, type SetStatus } from "./protocol";
import { entriesOf, itemsOf } from "./set-items";
import { heldLists } from "./held-lists";
import { settingsOf } from "./options";
import { findRows, SET_REPLIES, SETS, setOf, stateOf, writeState, type ReplyRow, type SetRow } from "./rows";
import { readReason, SetError } from "./set-error";
import { showSet } from "./show-set";
import { hashPassphrase, newNonce } from "./token";
import { setWith } from "./validate-entries";
import { inLanguage, type Localized } from "payload-kit/texts";
import { localized } from "./texts";

/** Endpoints for the forms of sets and of their entries (X12), below `/sets`; signed-in users only. */
export const setEndpoints: Endpoint[] = [
  { path: "/of", method: "get", handler: of },
  { path: "/alone", method: "post", handler: alone },
  { path: "/replies/:id/done", method: "post", handler: done },
  { path: "/:id/status", method: "get", handler: status },
  { path: "/:id/add", method: "post", handler: add },
  { path: "/:id/show", method: "post", handler: show },
  { path: "/:id/link", method: "post", handler: link },
  { path: "/:id/link", method: "delete", handler: revoke },
  { path: "/:id/go-live", method: "post", handler: publish },
  { path: "/:id/put-back", method: "post", handler: undo },
];

/** Number of the lock of additions, which no other lock in the database may have. */
const LOCK = 7_301_005;

const uncached = { headers: { "Cache-Control": "no-store" } };
const idIn = ({ routeParams }: PayloadRequest): number => Number(routeParams?.id);

/** The set that a request names. @throws APIError when there is none */
async function asked(request: PayloadRequest): Promise<SetRow> {
  ensureSignedIn(request);
  return setOf(request.payload, idIn(request));
}

async function bodyOf<Rule extends z.ZodType>(request: PayloadRequest, rule: Rule): Promise<z.output<Rule>> {
  await addDataAndFileToRequest(request);
  const { data, success } = rule.safeParse(request.data ?? {});
  if (!success) throw new APIError("This call is not understood: the documents of the CMS say what it takes.", 400);
  return data;
}

async function status(request: PayloadRequest): Promise<Response> {
  const { id, phase } = await asked(request);
  const { payload } = request;
  const state = await stateOf(payload, id);
  const replies = await findRows(payload, SET_REPLIES, { set: { equals: id } }, "-createdAt");
  const answer: SetStatus = {
    now: new Date().toISOString(),
    phase,
    work: state?.work ?? "none",
    percent: state?.percent ?? 0,
    reason: reasonFor(request, state?.reason),
    places: placesIn(state?.places),
    hash: state?.hash ?? null,
    pages: state?.pages ?? null,
    shownAt: state?.shownAt ?? null,
    link: state ? linkOf(state, settingsOf(payload)) : null,
    replies: replies.map((row) => replyOf(row, state?.hash)),
  };
  return Response.json(answer, uncached);
}

function reasonFor({ i18n }: PayloadRequest, stored: unknown): string | null {
  const reason = readReason(stored);
  return reason ? inLanguage(i18n.language, reason) : null;
}

const placesIn = (stored: unknown): ContentRef[] => (Array.isArray(stored) ? (stored as ContentRef[]) : []);

function replyOf(doc: ReplyRow, current: string | null | undefined): SetReply {
  const { id, createdAt: at, excerpt, hash, isDone, kind, name, path, place, text } = doc;
  return {
    ...{ id, kind, name, at },
    ...{ text: text ?? "", path: path ?? "", excerpt: excerpt ?? "" },
    place: placesIn([place]).find(Boolean) ?? null,
    isCurrent: hash === current,
    isDone: isDone ?? false,
  };
}

async function show(request: PayloadRequest): Promise<Response> {
  const { id, phase } = await asked(request);
  if (phase !== "open") throw said(request, localized("sets:reason.isNotOpen"));
  if (await isBusy(request, id)) throw said(request, localized("sets:reason.isBuilt"));
  await writeState(request.payload, id, { work: "building", percent: 0, reason: null, places: [] });
  // The form asks how it goes on.
  void showSet(request.payload, id);
  return Response.json({ work: "building" }, uncached);
}

/** A build that was begun, and is not a killed process's. */
const LEASE = 60_000;
async function isBusy({ payload }: PayloadRequest, id: number): Promise<boolean> {
  const state = await stateOf(payload, id);
  return state?.work === "building" && Date.now() - Date.parse(state.updatedAt) < LEASE;
}

const linkRule = z.object({
  days: z.number().int().min(1).max(90),
  passphrase: z.string().max(200).optional(),
});
const DAY = 24 * 3600 * 1000;

async function link(request: PayloadRequest): Promise<Response> {
  const { id, name } = await asked(request);
  const { days, passphrase } = await bodyOf(request, linkRule);
  if (passphrase && passphrase.trim().length < SHORTEST_PASSPHRASE)
    throw said(request, localized("sets:reason.shortPassphrase", { shortestPassphrase: SHORTEST_PASSPHRASE }));
  await writeState(request.payload, id, {
    nonce: newNonce(),
    expiresAt: new Date(Date.now() + days * DAY).toISOString(),
    passphrase: passphrase ? await hashPassphrase(passphrase) : null,
  });
  await record(request, { action: "changed", entry: `${SETS}/${id}`, title: name });
  return Response.json({ ok: true }, uncached);
}

async function revoke(request: PayloadRequest): Promise<Response> {
  const { id, name } = await asked(request);
  await writeState(request.payload, id, { nonce: null, expiresAt: null, passphrase: null });
  await record(request, { action: "changed", entry: `${SETS}/${id}`, title: name });
  return Response.json({ ok: true }, uncached);
}

async function publish(request: PayloadRequest): Promise<Response> {
  const { id, name } = await asked(request);
  const isDone = await attempt(request, () => goLive(request.payload, id, request.user?.email ?? ""));
  const why = isDone ? undefined : readReason((await stateOf(request.payload, id))?.reason);
  if (!isDone) throw said(request, why ?? localized("sets:reason.unforeseen"));
  await record(request, { action: "published", entry: `${SETS}/${id}`, title: name });
  return Response.json({ phase: "live" }, uncached);
}

async function undo(request: PayloadRequest): Promise<Response> {
  const { id, name } = await asked(request);
  await attempt(request, () => putBack(request.payload, id, request.user?.email ?? ""));
  await record(request, { action: "put-back", entry: `${SETS}/${id}`, title: name });
  return Response.json({ phase: "put-back" }, uncached);
}

const said = ({ i18n }: PayloadRequest, reason: Localized) => new APIError(inLanguage(i18n.language, reason), 409);

/** Turns a SetError into a response in the editor's language. */
async function attempt<Result>(request: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SetError ? said(request, error.reason) : error;
  }
}

const entryRule = z.object({ list: z.string(), id: z.string().regex(/^\d*$/) });

/** The open set that has an entry, and those that could. */
async function of(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { payload, searchParams } = request;
  const asked = entryRule.safeParse({ list: searchParams.get("list") ?? "", id: searchParams.get("id") ?? "" });
  if (!asked.success) throw new APIError("Name an entry: ?list=cases&id=3.", 400);
  const { list, id } = asked.data;
  const found = await setWith({ list, id }, { payload });
  const open = await findRows(payload, SETS, { phase: { equals: "open" } }, "name");
  const named = (set: { id: number; name: string }) => ({ id: set.id, name: set.name });
  return Response.json({ set: found ? named(found) : null, open: open.map(named) }, uncached);
}

/** Adds the draft of an entry, or of a text of the screens, to what a set publishes. */
async function add(request: PayloadRequest): Promise<Response> {
  await asked(request);
  const [id, entry] = [idIn(request), await bodyOf(request, entryRule)];
  // One after the other, for the entries are written whole: each call has to see those of the call before.
  await changeInTurn(SETS, () =>
    inTransaction(request, async () => {
      await lockInTransaction(request, LOCK, SETS);
      const data = withDraftOf(request, entry, await setOf(request.payload, id));
      await request.payload.update({ collection: SETS, id, data, depth: 0, overrideAccess: false, req: request });
    }),
  );
  return Response.json({ ok: true }, uncached);
}

/** Makes a set of that draft alone, by the entry's name: to be shown, and to go live at a minute as it was shown. */
async function alone(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const entry = await bodyOf(request, entryRule);
  const name = (await entryTitles([entry], request)).get(keyOf(entry));
  if (name === undefined) throw new NotFound(request.t);
  const data = { name, phase: "open" as const, ...withDraftOf(request, entry, {}) };
  const { id } = await request.payload.create({
    collection: SETS,
    data,
    depth: 0,
    overrideAccess: false,
    req: request,
  });
  return Response.json({ id }, uncached);
}

/** Items that a set publishes, plus one more draft. @throws APIError for an entry without drafts */
function withDraftOf(
  { payload }: PayloadRequest,
  { list, id }: z.output<typeof entryRule>,
  set: Pick<SetRow, "publish" | "screens">,
): Record<string, unknown> {
  const { collections, globals } = heldLists(payload.config);
  const global = globals.find((slug) => slug === list);
  if (global) return { screens: [...new Set([...itemsOf(set).screens, global])] };
  const collection = collections.find((slug) => slug === list);
  if (!collection || !id) throw new APIError("This has no drafts that a set could hold.", 400);
  const publish = [...entriesOf(set.publish), { list: collection, id: Number(id) }];
  return { publish: publish.map((entry) => ({ relationTo: entry.list, value: entry.id })) };
}

async function done(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  await request.payload.update({ collection: SET_REPLIES, id: idIn(request), data: { isDone: true }, depth: 0 });
  return Response.json({ ok: true }, uncached);
}
