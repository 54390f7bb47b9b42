import type { IncomingMessage, ServerResponse } from "node:http";
import { POLICY } from "security-headers";
import { CLIENT_ADDRESS } from "../src/client-address";
import { adminPolicy, newNonce } from "./admin-policy";
import { clientAddress } from "./client-address";
import type { RequestHandler } from "./server";

interface CmsOptions {
  /** How many proxies in front report the visitor's address. */
  trustedProxies: number;
  /** Whether the admin is developed: its scripts are compiled in the browser then. */
  dev: boolean;
}

/**
 * Hands requests over to Next, with what it cannot know by itself: who asks, which scripts the page may hold, and that a
 * link on another site to a page of the admin, such as in a mail that is read in a browser, is a visit like any other. It
 * changes nothing, so that Payload may take the cookie that it otherwise takes from our own pages only.
 */
export function handleCms(next: RequestHandler, { trustedProxies, dev }: CmsOptions): RequestHandler {
  return async (request, response) => {
    request.headers[CLIENT_ADDRESS] = clientAddress(request, trustedProxies);
    if (isVisit(request)) request.headers["sec-fetch-site"] = "none";
    // Next takes the nonce of its scripts from there; a visitor's own would be one that a visitor knows.
    delete request.headers["content-security-policy"];
    delete request.headers["content-security-policy-report-only"];
    if (IS_ADMIN.test(request.url ?? "")) setAdminPolicy(request, response, dev);
    if (IS_PRIVATE.test(request.url ?? "")) response.setHeader("Cache-Control", "private, no-store");
    await next(request, response);
  };
}

const IS_ADMIN = /^\/admin(?:[/?]|$)/;
/** What a person who is signed in reads (A4). */
const IS_PRIVATE = /^\/(?:admin|cms-api)(?:[/?]|$)/;

function setAdminPolicy(request: IncomingMessage, response: ServerResponse, dev: boolean): void {
  const policy = adminPolicy(newNonce(), { dev });
  request.headers["content-security-policy"] = policy;
  response.setHeader(POLICY, policy);
}

function isVisit({ method, url = "", headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    IS_ADMIN.test(url) &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] === "document"
  );
}
