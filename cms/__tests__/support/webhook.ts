import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Starts a server that records requests to a webhook. */
export async function startWebhook() {
  const called: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      called.push((JSON.parse(body) as { text: string }).text);
      response.end("ok");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, called, stop: () => server.close() };
}
