/** Wrappers around Payload's REST API. */
import type { Payload, SanitizedConfig } from "payload";
import { inTurn } from "payload-editing/in-turn";
import { withBodyLimit } from "./body-limit";
import { withJsonObject } from "./json-body";
import { withKnownLocale } from "./request-locale";

interface RestContext {
  params: Promise<{ slug?: string[] }>;
}

type GetPayload = () => Promise<Payload>;
type RestHandler = (request: Request, context: RestContext) => Promise<Response>;

/** A handler of Payload for calls that only read. */
export const guardRead = (getPayload: GetPayload, handler: RestHandler): RestHandler =>
  withKnownAddress(getPayload, withKnownLocale(handler));

/** A handler of Payload for calls that may bring a body. */
export const guardWrite = (getPayload: GetPayload, handler: RestHandler): RestHandler =>
  withBodyLimit(getPayload, guardRead(getPayload, withJsonObject(inTurn(getPayload, handler))));

/**
 * A handler of Payload that answers 404 where there is nothing: Payload fails at versions of a list that keeps none, at what is
 * switched off, at a preference that is not kept and at a name that every object has, and answers 501 for a list without calls.
 */
const withKnownAddress =
  (getPayload: GetPayload, handler: RestHandler): RestHandler =>
  async (request, context) => {
    const { slug = [] } = await context.params;
    if (isMissing(request.method, slug, (await getPayload()).config)) return notFound();
    const answer = await handler(request, context);
    return answer.status === NOT_IMPLEMENTED ? notFound() : answer;
  };

function isMissing(
  method: string,
  [list = "", part = ""]: readonly string[],
  { collections, jobs }: SanitizedConfig,
): boolean {
  const collection = collections.find(({ slug }) => slug === list);
  if (!collection) return list in Object.prototype;
  if (part === "versions") return !collection.versions;
  if (part === "verify") return !(collection.auth && collection.auth.verify);
  // The admin deletes preferences by a query.
  if (list === "payload-preferences") return method === "DELETE" && part !== "";
  return part === "handle-schedules" && !jobs.scheduling;
}

const NOT_IMPLEMENTED = 501;

const notFound = () =>
  Response.json(
    { errors: [{ message: "There is nothing at this address." }] },
    { status: 404, headers: { "Cache-Control": "no-store" } },
  );
