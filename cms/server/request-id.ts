import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { REQUEST_ID_HEADER } from "payload-kit/request-context";

/** Restricted, because the id of a proxy is logged as it is. */
const NAME = /^[\w.:-]{8,128}$/;

/**
 * Id of a request for the log (X10): that of a trusted proxy, or a new one.
 * @param proxies number of trusted proxies in front
 */
export function requestId({ headers }: IncomingMessage, proxies: number): string {
  const given = headers[REQUEST_ID_HEADER];
  return proxies > 0 && typeof given === "string" && NAME.test(given) ? given : randomUUID();
}
