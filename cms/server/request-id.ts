import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { REQUEST_ID_HEADER } from "../src/request-context";

/** What a proxy may call a request: it stands in the log as it is. */
const NAME = /^[\w.:-]{8,128}$/;

/**
 * The id under which a request is found in the log (X10): the proxy's, where one is trusted, else a new one.
 * @param proxies how many of them are in front
 */
export function requestId({ headers }: IncomingMessage, proxies: number): string {
  const given = headers[REQUEST_ID_HEADER];
  return proxies > 0 && typeof given === "string" && NAME.test(given) ? given : randomUUID();
}
