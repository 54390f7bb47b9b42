import { addDataAndFileToRequest, APIError, getAccessResults, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { ensureSignedIn } from "payload-kit/access";
import { record } from "payload-kit/audit";
import { scheduleOf, SCHEDULES } from "./scheduled";
import { translate } from "./texts";

const bodyRule = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

/**
 * `POST /scheduled/:job` with `{ from, to }` reschedules a publication (A6), for users who may change the
 * entry. `from` is the time that the user has seen: if another user has moved it in the meantime, nothing changes.
 */
export const moveScheduledEndpoint: Endpoint = { path: "/scheduled/:job", method: "post", handler: move };

async function move(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  await addDataAndFileToRequest(request);
  const { payload, routeParams, i18n } = request;
  const refuse = (text: "isGone" | "isPast" | "mayNot" | "notMoved", status: number) =>
    new APIError(translate(i18n.language, `releases:calendar.${text}`), status);
  const { data } = bodyRule.safeParse(request.data);
  if (!data) throw refuse("notMoved", 400);
  if (Date.parse(data.to) <= Date.now()) throw refuse("isPast", 400);
  const isThis = {
    and: [SCHEDULES, { id: { equals: String(routeParams?.job) } }, { waitUntil: { equals: data.from } }],
  };
  const { docs } = await payload.find({ collection: "payload-jobs", where: isThis, depth: 0, limit: 1 });
  const schedule = scheduleOf(docs[0]?.input);
  if (!schedule) throw refuse("isGone", 409);
  if (!(await mayChange(request, schedule.list))) throw refuse("mayNot", 403);
  // One that has been begun, or moved, meanwhile is not found.
  const moved = await payload.update({
    ...{ collection: "payload-jobs", where: { and: [...isThis.and, { processing: { not_equals: true } }] }, depth: 0 },
    data: { waitUntil: data.to },
  });
  if (moved.docs.length === 0) throw refuse("isGone", 409);
  const entry = [schedule.list, schedule.id].filter(Boolean).join("/");
  await record(request, { action: "changed", entry, title: `${data.from} → ${data.to}` });
  return Response.json({ at: data.to });
}

async function mayChange(req: PayloadRequest, list: string): Promise<boolean> {
  const { collections, globals } = await getAccessResults({ req });
  return Boolean(collections?.[list]?.update ?? globals?.[list]?.update);
}
