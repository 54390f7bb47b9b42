/** Whether published content has changed is read off the tags of the API's answers (A6). */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { contentFingerprint } from "../../publisher/content-fingerprint";
import { PublishError } from "payload-releases/publisher/publish-error";

let server: Server | undefined;
let asked: Set<string>;

beforeEach(() => (asked = new Set()));
afterEach(stop);

function stop(): void {
  server?.close();
  server?.closeAllConnections();
}

/** Has a server of the API answer so, and gives the fingerprint of what it says. */
async function fingerprintOf(answer: RequestListener): Promise<string> {
  stop();
  server = createServer((request, response) => {
    asked.add(request.method ?? "");
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return contentFingerprint({ apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

const tagged =
  (tag: string): RequestListener =>
  (_, response) =>
    void response.setHeader("ETag", tag).end();

const saying =
  (body: string): RequestListener =>
  (_, response) =>
    void response.end(body);

test("it stays while the tags do, and asks for nothing else", async () => {
  const first = await fingerprintOf(tagged("a"));
  expect(await fingerprintOf(tagged("a"))).toBe(first);
  expect(await fingerprintOf(tagged("b"))).not.toBe(first);
  expect([...asked]).toEqual(["HEAD"]);
});

test("of a server without tags the answers are read", async () => {
  const first = await fingerprintOf(saying("[]"));
  expect(await fingerprintOf(saying("[]"))).toBe(first);
  expect(await fingerprintOf(saying("[1]"))).not.toBe(first);
});

test("a server may know GET alone", async () => {
  const first = await fingerprintOf((request, response) =>
    request.method === "GET" ? tagged("a")(request, response) : void response.writeHead(405).end(),
  );
  expect(await fingerprintOf(tagged("a"))).toBe(first);
});

test("an error names the call", async () => {
  const failed = fingerprintOf((_, response) => void response.writeHead(500).end());
  await expect(failed).rejects.toThrow(PublishError);
  await expect(failed).rejects.toThrow(/^http:.*\/api\/.* answered 500\. The CMS's log says why\.$/);
});

test("a server that is away is named", async () => {
  const apiUrl = "http://127.0.0.1:1";
  await expect(contentFingerprint({ apiUrl })).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1\/api\/.* cannot be reached/);
});
