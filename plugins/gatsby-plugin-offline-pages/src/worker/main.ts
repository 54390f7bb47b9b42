/**
 * The worker (X14, docs/decisions/0138). The network comes first for pages and their data, so no visitor with a connection
 * gets an old one; only files that are named by their content are taken from the device at once.
 */
import { openStore, removeOthers, type KeptAnswer, type Store } from "./store";
import type { OfflineTexts } from "./words";

declare const self: ServiceWorkerGlobalScope;

const NAMED_BY_CONTENT = /^\/(?:static\/.+|[^/]+[-.][\da-f]{16,}\.(?:js|css))$/;
const DATA = /^\/page-data\//;
/** Data of a page for tabs that run a certain code. */
const OWN_DATA = /^\/page-data\/[\da-f]{20}(.*)\/page-data\.json$/;

interface WorkerOptions {
  words: OfflineTexts;
  version: string;
  ignore: readonly string[];
  style: string;
}

/** Message of a page: its path when it becomes visible, and the files that it has loaded. */
interface VisitMessage {
  page?: string;
  files?: readonly string[];
}

export function begin({ words, version, ignore, style }: WorkerOptions): void {
  const store = openStore(version);
  const isIgnored = (path: string) => ignore.some((start) => path === start || path.startsWith(`${start}/`));

  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => {
    const preload = self.registration.navigationPreload?.enable();
    event.waitUntil(Promise.all([removeOthers(version), preload, self.clients.claim()]));
  });
  self.addEventListener("message", (event) => {
    const { page, files = [] } = event.data as VisitMessage;
    const own = files.filter((path) => NAMED_BY_CONTENT.test(path));
    const keepPage = page !== undefined && !isIgnored(page) ? store.keepPage(page) : undefined;
    // A device without room for it keeps nothing.
    event.waitUntil(Promise.allSettled([keepPage, store.keepFiles(own)]));
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || request.headers.has("range")) return;
    if (origin !== self.location.origin || isIgnored(pathname)) return;
    if (request.mode === "navigate") event.respondWith(orElse(loadPage(event), () => keptPage(pathname)));
    else if (NAMED_BY_CONTENT.test(pathname)) event.respondWith(answerFile(request, pathname, store));
    else if (DATA.test(pathname)) event.respondWith(answerData(event, pathname, store));
  });

  async function keptPage(address: string): Promise<Response> {
    const path = address.replace(/(.)\/$/, "$1");
    const found = await store.find("pages", path);
    if (found) return withNotice(found, words.kept(path, found.since));
    return asPage(words.missing(path, { pages: await store.pages(), files: await store.list("files"), style }));
  }
}

const loadPage = async ({ preloadResponse, request }: FetchEvent) =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request);

const orElse = (answer: Promise<Response>, instead: () => Promise<Response>) => answer.catch(instead);

/** Adds the notice to the markup of a cached page, so that it shows even if the page's scripts are missing. */
async function withNotice({ answer }: KeptAnswer, notice: string): Promise<Response> {
  const html = await answer.text();
  const at = html.lastIndexOf("</body>");
  return new Response(`${html.slice(0, at)}${notice}${html.slice(at)}`, { headers: answer.headers });
}

function asPage(html: string): Response {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'";
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
  return new Response(html, { status: 503, headers });
}

async function answerFile(request: Request, path: string, store: Store): Promise<Response> {
  return (await store.find("files", path))?.answer ?? fetch(request);
}

/**
 * Of the data only those of the page that the document itself is: to any other page the browser goes by its document, in
 * which it says that it is kept.
 */
async function answerData({ request, clientId }: FetchEvent, path: string, store: Store): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const client = await self.clients.get(clientId);
    const page = OWN_DATA.exec(path)?.[1];
    const isOwn = page === undefined || (client && new URL(client.url).pathname === (page || "/"));
    const found = isOwn ? await store.find("data", path) : undefined;
    if (!found) throw error;
    return found.answer;
  }
}
