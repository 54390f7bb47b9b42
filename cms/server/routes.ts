import { matchEndpoint } from "../src/public-api/match";
import { READER_PATH } from "../src/sets/protocol";

/** First parts of paths that belong to the CMS. */
const CMS_PATHS: ReadonlySet<string> = new Set(["api", "admin", "cms-api", "media", "mock", "_next"]);

/** Calls that the server answers before Next. `/api/mail/` is the only one that takes what visitors write (F6). */
const OWN_CALLS: Readonly<Record<string, "mail" | "ready" | "metrics">> = {
  "/api/mail": "mail",
  "/api/ready": "ready",
  "/metrics": "metrics",
};

/** Who answers. */
export type Owner = "site" | "cms" | "mail" | "ready" | "metrics" | "readers";

/** @returns who answers a path, and under which name that is counted: one of few, whatever strangers ask for */
export function routeOf(pathname: string): { owner: Owner; route: string } {
  const own = OWN_CALLS[pathname.replace(/\/$/, "")];
  if (own !== undefined) return { owner: own, route: own };
  if (pathname === READER_PATH || pathname.startsWith(`${READER_PATH}/`)) return { owner: "readers", route: "readers" };
  const [, first = ""] = pathname.split("/");
  if (!CMS_PATHS.has(first)) return { owner: "site", route: "site" };
  return { owner: "cms", route: first === "api" ? apiRoute(pathname) : first };
}

function apiRoute(pathname: string): string {
  const match = matchEndpoint(pathname);
  return match.state === "found" ? `api ${match.name}` : "api other";
}
