import { once } from "node:events";
import type { Server } from "node:http";

/** Background work; each part stops after its current task. */
export interface Background {
  /** Starts no further build from the call on. */
  readonly publisher: { stop(): Promise<void> } | undefined;
  readonly delivery: { stop(): Promise<void> } | undefined;
}

/**
 * Graceful shutdown: accepts no more connections and resolves when all requests and the background work have ended (A5,
 * A6). The outbox stops last, because pending requests may add mails to it.
 */
export async function shutDown(server: Server, { publisher, delivery }: Background): Promise<void> {
  const published = publisher?.stop();
  await drain(server);
  await Promise.all([published, delivery?.stop()]);
}

const POLL_INTERVAL = 100;

async function drain(server: Server): Promise<void> {
  const closed = once(server, "close");
  // Browsers would send further requests over a persistent connection.
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  server.close();
  const timer = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL);
  await closed;
  clearInterval(timer);
}
