import config from "@payload-config";
import { getPayload } from "payload";
import { readEnv } from "../env";
import { createRouter } from "../public-api/router";

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

/** The public API behind Next's route files. Settings are read at the first request, not while Next builds. */
export function handlePublicApi(request: Request): Promise<Response> {
  router ??= create();
  return router(request);
}
