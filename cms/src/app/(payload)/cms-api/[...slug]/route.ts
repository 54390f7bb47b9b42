import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { guardRead, guardWrite } from "../../../../rest-api/guards";

const open = () => getPayload({ config });

export const GET = guardRead(open, REST_GET(config));
export const POST = guardWrite(open, REST_POST(config));
export const DELETE = guardWrite(open, REST_DELETE(config));
export const PATCH = guardWrite(open, REST_PATCH(config));
export const PUT = guardWrite(open, REST_PUT(config));
export const OPTIONS = guardRead(open, REST_OPTIONS(config));
