import { respondError } from "../../public-api/respond";

export const dynamic = "force-dynamic";

/** Any other path: the site itself is served from its release, not by Next. */
function respond(request: Request): Response {
  return respondError(request, 404, "Nothing here. The CMS is at /admin, its content at /api/openapi.json.");
}

export { respond as GET, respond as HEAD, respond as POST };
