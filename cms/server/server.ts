/** One process and one origin: the live release for visitors, the CMS behind its own paths. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import { headersFor, type Headers } from "security-headers";
import { REQUEST_ID_HEADER, withRequestId } from "../src/request-context";
import { passOnTo } from "./developed-site";
import { requestId } from "./request-id";
import { routeOf } from "./routes";
import { SiteResponse } from "./site-response";
import { createSearchAnswerer, type SearchAnswerer } from "./search-answer";
import type { SetReaders } from "./set-readers";
import { createStaticSite, type StaticSite } from "../release-store/static-site";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface SiteServerOptions {
  /** Address of the site for visitors. */
  siteUrl: string;
  /** Symbolic link to the live release. */
  currentRelease: string;
  /** Address of `gatsby develop`, whose pages are passed on in place of the release's. */
  developedSite?: string;
  /** Answers everything below the paths of the CMS. */
  cms: RequestHandler;
  /** Answers `/api/mail/`, before Next: Next's own request does not hold back a sender who is too fast. */
  mail: RequestHandler;
  /** Answers `/api/ready`. */
  ready: RequestHandler;
  /** Answers readers of sets, and the pages of theirs; without it nothing is shown before it is live. */
  readers?: SetReaders;
  /** Answers `/metrics`. */
  metrics: RequestHandler;
  /** Is told of every request. @param route what was asked for, one of few */
  observe(request: IncomingMessage, response: ServerResponse, route: string): void;
  logger: Logger;
  /** How many proxies in front may name a request. */
  trustedProxies: number;
}

/** The server, not yet listening. It logs requests by method and path only: a query may hold what is private. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { logger } = options;
  const site = createStaticSite(options.currentRelease);
  const developed = options.developedSite === undefined ? undefined : passOnTo(options.developedSite);
  const search = createSearchAnswerer();
  const headers = headersFor(options.siteUrl);
  return createServer({ ServerResponse: SiteResponse }, (request, response) => {
    setHeaders(response, headers);
    const id = requestId(request, options.trustedProxies);
    withRequestId(id, () => {
      const what = { method: request.method, path: request.url?.split("?")[0] };
      response.once("close", () => logger.debug({ ...what, status: response.statusCode, msg: "answered" }));
      respond(request, response, { ...options, site, developed, search, id }).catch((error: unknown) => {
        logger.error({ ...what, err: error, msg: "A request failed" });
        if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
        response.end("The server failed\n");
      });
    });
  });
}

interface Answerers extends SiteServerOptions {
  site: StaticSite;
  developed: RequestHandler | undefined;
  search: SearchAnswerer;
  id: string;
}

async function respond(request: IncomingMessage, response: ServerResponse, answerers: Answerers): Promise<void> {
  const url = request.url ?? "/";
  const [rawPath = "/", ...query] = url.split("?");
  const pathname = decodePath(rawPath);
  if (pathname === undefined) return refuse(response, 400, "The address is not valid");
  const { owner, route } = routeOf(pathname);
  answerers.observe(request, response, route);
  const { readers } = answerers;
  if (owner === "readers") return readers?.handle(request, response, pathname) ?? refuse(response, 404, "Not found");
  const set = owner === "site" || owner === "mail" ? await readers?.setOf(request) : undefined;
  if (owner === "mail" && set) return readers?.refuseForm(response);
  if (owner !== "site") {
    response.setHeader(REQUEST_ID_HEADER, answerers.id);
    return answerers[owner](request, response);
  }
  if (answerers.developed) return answerers.developed(request, response);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "Only GET and HEAD are answered here");
  }
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  if (set && (await readers?.answer(request, response, { pathname, search }, set))) return undefined;
  const release = search ? await answerers.site.release() : undefined;
  const question = { pathname: pathname.replace(/(.)\/$/, "$1"), searchParams: new URLSearchParams(search) };
  if (release && (await answerers.search.answer(request, response, question, release))) return undefined;
  return answerers.site.handle(request, response, pathname, search);
}

/** Of whatever is answered (X9); a page of a release, and one of the admin, has a policy of its own instead. */
function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The path without percent-encoding; undefined for one that could name another host, and for a malformed one of the CMS. */
function decodePath(rawPath: string): string | undefined {
  const path = decoded(rawPath);
  return path.startsWith("/") && !path.startsWith("//") && !/[\0\\]/.test(path) ? path : undefined;
}

/** A malformed path of the site is left as it stands: there is no such page, and the answer is the 404 in its language (N11). */
function decoded(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return routeOf(rawPath).owner === "site" ? rawPath : "";
  }
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${sentence}\n`);
}
