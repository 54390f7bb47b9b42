import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestHandler } from "./server";

/**
 * Makes Next run the CMS's instrumentation (migrations, first administrator, demo content), which it does at its first
 * request. That request is sent here, over a temporary loopback port before the real server listens, because until the
 * first administrator exists any client could register as one.
 * @throws Error when the health check fails
 */
export async function startCms(cms: RequestHandler): Promise<void> {
  const server = createServer((request, response) => void cms(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    if (!answer.ok) throw new Error(`its health check answered ${answer.status}; the lines above say why.`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
