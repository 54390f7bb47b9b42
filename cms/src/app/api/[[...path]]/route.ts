import config from "@payload-config";
import { getPayload } from "payload";
import { readEnv } from "../../../env";
import { createRouter } from "../../../public-api/router";

export const dynamic = "force-dynamic";

let router: ReturnType<typeof createRouter> | undefined;

function create(): ReturnType<typeof createRouter> {
  const env = readEnv();
  return createRouter({
    getPayload: () => getPayload({ config }),
    siteUrl: env.siteUrl,
    cache: env.apiCache,
    validate: process.env.NODE_ENV !== "production",
  });
}

/** The public API behind Next's routes. Settings are read at the first request, not while Next builds. */
function respond(request: Request): Promise<Response> {
  router ??= create();
  return router(request);
}

export {
  respond as GET,
  respond as HEAD,
  respond as OPTIONS,
  respond as POST,
  respond as PUT,
  respond as PATCH,
  respond as DELETE,
};
