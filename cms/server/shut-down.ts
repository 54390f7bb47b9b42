import { once } from "node:events";
import type { Server } from "node:http";

/** What works beside requests; each part ends after what it has under way. */
export interface Background {
  /** Stops beginning builds at once. */
  readonly publisher: { stop(): Promise<void> } | undefined;
  readonly delivery: { stop(): Promise<void> } | undefined;
}

/**
 * Takes no more connections, and returns when all requests are answered and what works beside them has ended (A5, A6). The
 * outbox goes last: until then a request may hand it a mail.
 */
export async function shutDown(server: Server, { publisher, delivery }: Background): Promise<void> {
  const published = publisher?.stop();
  await answerAll(server);
  await Promise.all([published, delivery?.stop()]);
}

const LOOK_EVERY = 100;

async function answerAll(server: Server): Promise<void> {
  const closed = once(server, "close");
  // A browser that keeps its connection would go on asking on it.
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  server.close();
  const timer = setInterval(() => server.closeIdleConnections(), LOOK_EVERY);
  await closed;
  clearInterval(timer);
}
