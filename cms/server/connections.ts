import type { Server } from "node:http";
import { networkOf } from "../src/rate-limit";

/** Milliseconds in which the head of a request has to arrive; a browser sends it in one piece. */
const WHOLE_HEAD = 15_000;
/** In which a whole request has to arrive: the largest file on a slow line. */
const WHOLE_REQUEST = 11 * 60_000;
/** For how long a connection is kept for a next request: longer than the proxies in front keep theirs. */
const KEEP_ALIVE = 65_000;
/** A form with a file has fewer than twenty headers. */
const HEADERS = 100;

export interface ConnectionLimits {
  /** Connections that a network may have at a time. */
  readonly perNetwork: number;
  /** Whose connections are not counted. */
  readonly isExempt: (address: string) => boolean;
}

/** This machine: its proxies, builds and checks. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** Bounds what a sender can hold open, however slow they are (X9): time, headers, connections. */
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
