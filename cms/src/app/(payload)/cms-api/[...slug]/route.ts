import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { withBodyLimit } from "../../../../body-limit";
import { inTurn } from "../../../../in-turn";
import { withJsonObject } from "../../../../json-body";

const open = () => getPayload({ config });
const limited = (handler: ReturnType<typeof REST_POST>) => withBodyLimit(open, withJsonObject(handler));

export const GET = REST_GET(config);
export const POST = limited(inTurn(open, REST_POST(config)));
export const DELETE = limited(REST_DELETE(config));
export const PATCH = limited(inTurn(open, REST_PATCH(config)));
export const PUT = limited(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
