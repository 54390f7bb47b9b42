import type { IncomingMessage, ServerResponse } from "node:http";
import { POLICY } from "security-headers";
import { CLIENT_ADDRESS } from "payload-kit/request-context";
import { adminPolicy, newNonce } from "./admin-policy";
import { clientAddress } from "./client-address";
import type { RequestHandler } from "./server";

interface CmsOptions {
  /** Number of trusted proxies in front. */
  trustedProxies: number;
  /** Whether Next runs in development mode. */
  dev: boolean;
}

/**
 * Passes requests to Next, with the client's address and the page's Content-Security-Policy. Navigations to the admin
 * from other sites, such as a webmail, get `Sec-Fetch-Site: none`, because Payload otherwise ignores the session cookie
 * of cross-site requests. That is safe for pages that change nothing; logout is excepted.
 */
export function handleCms(next: RequestHandler, { trustedProxies, dev }: CmsOptions): RequestHandler {
  return async (request, response) => {
    const isAdmin = IS_ADMIN.test(request.url ?? "");
    const refusal = isAdmin ? refusalOf(request) : undefined;
    if (refusal) {
      response.writeHead(refusal.status, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(`${refusal.sentence}\n`);
      return;
    }
    request.headers[CLIENT_ADDRESS] = clientAddress(request, trustedProxies);
    if (isVisit(request)) request.headers["sec-fetch-site"] = "none";
    // Next reads the nonce from this request header, so a client must not be able to choose it.
    delete request.headers["content-security-policy"];
    delete request.headers["content-security-policy-report-only"];
    if (isAdmin) setAdminPolicy(request, response, dev);
    if (IS_PRIVATE.test(request.url ?? "")) response.setHeader("Cache-Control", "private, no-store");
    await next(request, response);
  };
}

const IS_ADMIN = /^\/admin(?:[/?]|$)/;
/** Logout acts on GET: a link on another site must not end a session. */
const ACTS = /^\/admin\/+logout/i;
/** Responses for signed-in users are not stored (A4). */
const IS_PRIVATE = /^\/(?:admin|cms-api)(?:[/?]|$)/;

/** Limit of Next for the body of a server action, in bytes. */
const LARGEST_ACTION = 1024 * 1024;

/** Refuses requests that make Next throw: bodies other than server actions, and too large ones. */
function refusalOf({
  method = "",
  url = "",
  headers,
}: IncomingMessage): { status: number; sentence: string } | undefined {
  // Payload looks the path's parts up in a plain object and finds inherited keys such as `constructor`.
  if (
    pathOf(url)
      .split("/")
      .some((part) => part in Object.prototype)
  )
    return { status: 404, sentence: "Not found" };
  if (method === "GET" || method === "HEAD") return undefined;
  if (method !== "POST" || headers["next-action"] === undefined) {
    return { status: 405, sentence: "Pages of the admin take no forms: the API is at /cms-api" };
  }
  if (headers["content-length"] === undefined) return { status: 411, sentence: "The length of the body is missing" };
  if (Number(headers["content-length"]) <= LARGEST_ACTION) return undefined;
  return { status: 413, sentence: "This is more than 1 MB, which is the most that can be sent here" };
}

/** Cannot throw: createSiteServer has refused malformed paths. */
const pathOf = (url: string): string => decodeURIComponent(url.split("?")[0] ?? "");

function setAdminPolicy(request: IncomingMessage, response: ServerResponse, dev: boolean): void {
  const policy = adminPolicy(newNonce(), { dev });
  request.headers["content-security-policy"] = policy;
  response.setHeader(POLICY, policy);
}

function isVisit({ method, url = "", headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    IS_ADMIN.test(url) &&
    !ACTS.test(pathOf(url)) &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] === "document"
  );
}
