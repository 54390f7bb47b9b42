import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a form comes from a page of this site. The call needs no session, so there is none to forge; the check keeps
 * other sites from submitting forms for their visitors. Browsers always send an origin or fetch metadata, so a request
 * without either is no browser.
 * @param allowed origins that may send as well
 */
export function isFromOurSite(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers["sec-fetch-site"] !== "cross-site";
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
