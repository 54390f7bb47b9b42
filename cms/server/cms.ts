import type { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS } from "../src/client-address";
import { clientAddress } from "./client-address";
import type { RequestHandler } from "./server";

/**
 * Hands requests over to Next, with what it cannot know by itself: who asks, and that a link on another site to a page of
 * the admin, such as in a mail that is read in a browser, is a visit like any other. It changes nothing, so that Payload
 * may take the cookie that it otherwise takes from our own pages only.
 * @param trustedProxies how many proxies in front report the visitor's address
 */
export function handleCms(next: RequestHandler, trustedProxies: number): RequestHandler {
  return async (request, response) => {
    request.headers[CLIENT_ADDRESS] = clientAddress(request, trustedProxies);
    if (isVisit(request)) request.headers["sec-fetch-site"] = "none";
    await next(request, response);
  };
}

function isVisit({ method, url = "", headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    /^\/admin(?:[/?]|$)/.test(url) &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] === "document"
  );
}
