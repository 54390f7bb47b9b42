/** The site of a server whose builder develops it: pages come from `gatsby develop` (A7, G3). */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pino from "pino";
import { POLICY } from "security-headers";
import { createSiteServer } from "../../server/server";

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const logged: string[] = [];
let gatsby: Server;
let server: Server;
let left: Promise<unknown>;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === "/__webpack_hmr") {
    left = once(response, "close");
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write("data: built\n\n");
    return;
  }
  response.writeHead(request.url === "/nowhere" ? 404 : 200, { "Content-Type": "text/html", "X-Made-By": "gatsby" });
  response.end(`${request.method} ${request.url} ${await text(request)}`);
}

beforeAll(async () => {
  gatsby = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(gatsby, "listening");
  const refuse = () => Promise.reject(new Error("This is not the site's."));
  server = createSiteServer({
    ...{ siteUrl: "http://localhost", currentRelease: "/nowhere", developedSite: addressOf(gatsby), trustedProxies: 0 },
    cms: async (_, response) => void response.end("the CMS"),
    ...{ mail: refuse, ready: refuse, metrics: refuse, observe: () => undefined },
    logger: pino({ level: "info" }, { write: (line: string) => void logged.push(line) }),
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  gatsby.close();
});

test("a page comes as Gatsby gives it, without the policy of releases", async () => {
  const page = await fetch(`${addressOf(server)}/preview?admin=1`);
  expect(await page.text()).toBe("GET /preview?admin=1 ");
  expect([page.headers.get("x-made-by"), page.headers.get(POLICY)]).toEqual(["gatsby", null]);
  expect((await fetch(`${addressOf(server)}/nowhere`)).status).toBe(404);
});

test("what the page sends by its polling arrives", async () => {
  const sent = await fetch(`${addressOf(server)}/socket.io/?t=1`, { method: "POST", body: "a message" });
  expect(await sent.text()).toBe("POST /socket.io/?t=1 a message");
});

test("the CMS keeps its paths", async () => {
  expect(await (await fetch(`${addressOf(server)}/admin`)).text()).toBe("the CMS");
});

test("a stream of events is passed on as it comes, and ends with its reader", async () => {
  const abort = new AbortController();
  const { body } = await fetch(`${addressOf(server)}/__webpack_hmr`, { signal: abort.signal });
  const { value } = (await body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("data: built\n\n");
  abort.abort();
  await left;
  expect(logged).toEqual([]);
});

test("before Gatsby listens the page says so", async () => {
  gatsby.closeAllConnections();
  await new Promise((resolve) => gatsby.close(resolve));
  const page = await fetch(`${addressOf(server)}/cases`);
  expect([page.status, await page.text()]).toEqual([502, expect.stringContaining("gatsby develop does not listen at")]);
});
