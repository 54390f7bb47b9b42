import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a form comes from a page of ours. Nobody is signed in to this call, so there is no session to ride on; this
 * keeps other sites from sending in their visitors' names. A browser always says where a form comes from; what says
 * nothing is no browser.
 * @param allowed origins that may send as well
 */
export function isFromOurSite(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers["sec-fetch-site"] !== "cross-site";
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
