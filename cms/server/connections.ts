import type { Server } from "node:http";
import { networkOf } from "payload-kit/rate-limit";

/** Milliseconds in which the head of a request has to arrive; browsers send it in one piece. */
const WHOLE_HEAD = 15_000;
/** Milliseconds in which a whole request has to arrive: the largest file on a slow line. */
const WHOLE_REQUEST = 11 * 60_000;
/** Milliseconds; longer than the keep-alive of proxies in front, so that they do not reuse a closed connection. */
const KEEP_ALIVE = 65_000;
/** Most headers of a request; a form with a file has fewer than twenty. */
const HEADERS = 100;

export interface ConnectionLimits {
  /** Most open connections of a network. */
  readonly perNetwork: number;
  /** Whether an address is exempt from the limit. */
  readonly isExempt: (address: string) => boolean;
}

/** This machine: its proxies, builds and checks. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** Limits timeouts, headers and connections, so that slow clients cannot exhaust the server (X9). */
export function limitConnections(server: Server, { perNetwork, isExempt }: ConnectionLimits): void {
  server.headersTimeout = WHOLE_HEAD;
  server.requestTimeout = WHOLE_REQUEST;
  server.keepAliveTimeout = KEEP_ALIVE;
  server.maxHeadersCount = HEADERS;
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress = "" } = socket;
    if (isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perNetwork) return void socket.destroy();
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
