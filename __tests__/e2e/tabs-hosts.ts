/** Hosts that serve the publications of `tabs-support.ts` (X14). */
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { deliver } from "payload-releases/publisher/release-target";
import { createStaticSite } from "payload-releases/store/static-site";
import { findWebServers } from "../../scripts/lib/web-servers";
import { startNginx } from "../hosts/support/hosts";
import { byLength } from "../support/test-length";
import type { TabsSite } from "./tabs-support";

const { nginx } = findWebServers();

const byHostLength = () => ({ publications: byLength(6, 50), codes: byLength(1, 3) });

export interface TabsHost {
  /** Address of the site, without a trailing slash. */
  base: string;
  stop: () => Promise<void>;
}

async function listen(answer: RequestListener): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

export async function startBundled(site: TabsSite): Promise<TabsHost & { port: number }> {
  await site.publish();
  const statics = createStaticSite(join(site.releases, "current"));
  const { port, stop } = await listen((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://site");
    void statics.handle(request, response, decodeURI(pathname), search);
  });
  return { port, base: `http://localhost:${port}`, stop };
}

async function startWithNginx(site: TabsSite): Promise<TabsHost> {
  if (!nginx) throw new Error("There is no nginx.");
  const behind = await startBundled(site);
  const front = await startNginx(nginx, { folder: site.folder, behind: behind.port });
  return {
    base: `http://localhost:${front.port}`,
    async stop() {
      await front.stop();
      await behind.stop();
    },
  };
}

interface StoredObject {
  body: Buffer;
  type: string;
}

/** A storage that speaks as much of S3 as a release needs, and is a website, as a bucket can be. */
async function startBucket(site: TabsSite): Promise<TabsHost> {
  const objects = new Map<string, StoredObject>();
  const call = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const type = request.headers["content-type"] ?? "";
    if (request.method === "PUT") objects.set(key, { body: Buffer.concat(chunks), type });
    if (request.method === "DELETE") objects.delete(key);
    const found = objects.get(key);
    if (request.method === "GET" && !found) response.statusCode = 404;
    response.end(request.method === "GET" ? found?.body : "");
  };
  const { port, stop } = await listen((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname);
    if (path.startsWith("/bucket/site/")) return void call(request, response, path.slice("/bucket/site/".length));
    const found = objects.get(path.slice(1) || "index.html");
    const { body, type } = found ?? objects.get(".404.html") ?? { body: "", type: "text/html" };
    response.writeHead(found ? 200 : 404, { "Content-Type": type, "Cache-Control": "no-cache" }).end(body);
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
  });
  site.deliver = ({ id, manifest }) =>
    deliver({ target: "s3://bucket/site", files: join(site.releases, id, "files"), id, manifest });
  await site.publish();
  return { base: `http://localhost:${port}`, stop };
}

/**
 * Each with whether the machine has the program, which `npm run test:hosts` fetches, and with how many publications a
 * tab of it is held through, and how many of these bring other code.
 */
export const TABS_HOSTS = [
  { name: "the bundled server", start: startBundled, isHere: true, publications: 50, codes: 3 },
  { name: "nginx", start: startWithNginx, isHere: nginx !== undefined, ...byHostLength() },
  { name: "a bucket", start: startBucket, isHere: true, ...byHostLength() },
];
