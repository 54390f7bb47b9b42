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
 * changes nothing, so that Payload may take the cookie that it otherwise takes from our own pages only; signing out does.
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
    // Next takes the nonce of its scripts from there; a visitor's own would be one that a visitor knows.
    delete request.headers["content-security-policy"];
    delete request.headers["content-security-policy-report-only"];
    if (isAdmin) setAdminPolicy(request, response, dev);
    if (IS_PRIVATE.test(request.url ?? "")) response.setHeader("Cache-Control", "private, no-store");
    await next(request, response);
  };
}

const IS_ADMIN = /^\/admin(?:[/?]|$)/;
/** A page that acts when it is opened: a link on another site must not end a session. */
const ACTS = /^\/admin\/+logout/i;
/** What a person who is signed in reads (A4). */
const IS_PRIVATE = /^\/(?:admin|cms-api)(?:[/?]|$)/;

/** The most that Next reads for an action of a page. */
const LARGEST_ACTION = 1024 * 1024;

/** Pages are read, and only their own actions are posted: Next fails at any other body, and at one that is too large. */
function refusalOf({
  method = "",
  url = "",
  headers,
}: IncomingMessage): { status: number; sentence: string } | undefined {
  // Payload takes what every object has for a page of its own.
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

/** The server has refused what cannot be decoded. */
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
