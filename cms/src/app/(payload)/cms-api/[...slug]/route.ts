import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { Mutex } from "async-mutex";
import { getPayload } from "payload";
import { withBodyLimit } from "../../../../body-limit";
import { withJsonObject } from "../../../../json-body";

const limited = (handler: ReturnType<typeof REST_POST>) =>
  withBodyLimit(() => getPayload({ config }), withJsonObject(handler));
const post = limited(REST_POST(config));
const sessions = new Mutex();
/** Payload reads a user's sessions, and some time later writes all of them back: of two sign-ins at once one would be lost. */
const CHANGES_SESSIONS = /^users\/(?:login|logout|refresh-token)$/;

export const GET = REST_GET(config);
export const POST: typeof post = async (request, context) => {
  const answer = () => post(request, context);
  const { slug = [] } = await context.params;
  return CHANGES_SESSIONS.test(slug.join("/")) ? sessions.runExclusive(answer) : answer();
};
export const DELETE = limited(REST_DELETE(config));
export const PATCH = limited(REST_PATCH(config));
export const PUT = limited(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
