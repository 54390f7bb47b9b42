/** A server of the release that can go away, and what the service worker keeps (X14). */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { createStaticSite } from "payload-releases/store/static-site";
import { ROOT } from "../support/source-files";
import { buildWorker } from "../../plugins/gatsby-plugin-offline-pages/src/build-worker";
import { expect } from "./journey";

export const WORKER = "/offline-worker.mjs";
const RELEASE = process.env.RELEASE_DIR ?? "releases/current";

/** Answers in place of the release's file, by path. */
type Instead = Map<string, { status: number; type: string; body: string }>;

export class OfflineSite {
  readonly instead: Instead = new Map();
  /** Requested paths. */
  readonly asked: string[] = [];
  private server: Server | undefined;
  private port = 0;

  get base(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const statics = createStaticSite(RELEASE);
    this.server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? "/", "http://site");
      this.asked.push(pathname);
      const other = this.instead.get(pathname);
      if (!other) return void statics.handle(request, response, decodeURI(pathname), search);
      response.writeHead(other.status, { "Content-Type": other.type, "Cache-Control": "no-cache" }).end(other.body);
    }).listen(this.port, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Stops responding from now on. */
  async stop(): Promise<void> {
    const closed = this.server && once(this.server, "close");
    this.server?.close();
    this.server?.closeAllConnections();
    await closed;
  }

  /** Releases the worker that takes itself away. */
  async switchOff(): Promise<void> {
    const options = { path: WORKER, mode: "off", ignore: [], words: "", styles: [] } as const;
    this.instead.set(WORKER, { status: 200, type: "text/javascript", body: await buildWorker(ROOT, options) });
  }
}

/** Addresses of all that is kept on this device. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url, method }) => `${method} ${new URL(url).pathname}`);
  });

/** Paths of the pages that are kept. */
export const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith("-pages")) ?? "");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Waits until a page is kept. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptAddresses(page)).toContain(`GET ${path}`);
}

export const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
