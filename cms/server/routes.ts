import { matchEndpoint } from "../src/public-api/match";
import { READER_PATH } from "../src/sets/reader-path";

/** First parts of paths that belong to the CMS. */
const CMS_PATHS: ReadonlySet<string> = new Set(["api", "admin", "cms-api", "media", "mock", "_next"]);

/** Paths handled ahead of Next. `/api/mail/` is the only one that accepts input of visitors (F6). */
const OWN_CALLS: Readonly<Record<string, "mail" | "ready" | "metrics">> = {
  "/api/mail": "mail",
  "/api/ready": "ready",
  "/metrics": "metrics",
};

/** Handler of a path. */
export type Owner = "site" | "cms" | "mail" | "ready" | "metrics" | "readers";

/** @returns the handler of a path and its label in metrics, of low cardinality */
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
