/** Proxy to `gatsby develop`, which replaces the live release in development. */
import { request as open, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { POLICY } from "security-headers";

/**
 * Proxies requests, so that the admin and the pages that it frames have one origin (A7).
 * @param site address of `gatsby develop`
 * @returns a handler that responds with 502 and a message while `gatsby develop` does not listen
 */
export function passOnTo(site: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, headers, url = "/" } = request;
    const passed = open(new URL(url, site), { method, headers });
    // Ends event streams when the client disconnects.
    response.once("close", () => passed.destroy());
    request.pipe(passed);
    const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
      passed.once("response", resolve).once("error", () => resolve(undefined));
    });
    if (answer === undefined) {
      response.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(`gatsby develop does not listen at ${site} yet: wait for its first bundle, then reload.\n`);
      return;
    }
    // Development bundles use inline scripts and web sockets.
    response.removeHeader(POLICY);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response).catch((error: NodeJS.ErrnoException) => {
      if (!response.destroyed) throw error;
    });
  };
}
