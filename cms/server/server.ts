/** HTTP server of one origin: the live release for visitors, the CMS at its own paths. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import { headersFor, type Headers } from "security-headers";
import { REQUEST_ID_HEADER, withRequestId } from "payload-kit/request-context";
import { passOnTo } from "./developed-site";
import { notBuiltPage } from "./not-built-page";
import { requestId } from "./request-id";
import { routeOf } from "./routes";
import { SiteResponse } from "./site-response";
import { createSearchAnswerer, type SearchAnswerer } from "./search-answer";
import type { SetReaders } from "./set-readers";
import { createStaticSite, type StaticSite } from "payload-releases/store/static-site";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface SiteServerOptions {
  /** Address of the site for visitors. */
  siteUrl: string;
  /** Symbolic link to the live release. */
  currentRelease: string;
  /** Address of `gatsby develop`, which replaces the release in development. */
  developedSite?: string;
  /** Handles the paths of the CMS. */
  cms: RequestHandler;
  /** Handles `/api/mail/` ahead of Next, whose request objects have no backpressure. */
  mail: RequestHandler;
  /** Handles `/api/ready`. */
  ready: RequestHandler;
  /** Serves sets of drafts to their readers; sets are not served without it. */
  readers?: SetReaders;
  /** Handles `/metrics`. */
  metrics: RequestHandler;
  /** Called for every request. @param route label of low cardinality */
  observe(request: IncomingMessage, response: ServerResponse, route: string): void;
  logger: Logger;
  /** Number of trusted proxies in front. */
  trustedProxies: number;
}

/**
 * Creates the server, not yet listening. Requests are logged by method and path only, because queries may be private.
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const { logger } = options;
  const site = createStaticSite(options.currentRelease, notBuiltPage);
  const developed = options.developedSite === undefined ? undefined : passOnTo(options.developedSite);
  const search = createSearchAnswerer();
  const headers = headersFor(options.siteUrl);
  return createServer({ ServerResponse: SiteResponse }, (request, response) => {
    setHeaders(response, headers);
    const id = requestId(request, options.trustedProxies);
    withRequestId(id, () => {
      const logged = { method: request.method, path: request.url?.split("?")[0] };
      response.once("close", () => logger.debug({ ...logged, status: response.statusCode, msg: "answered" }));
      respond(request, response, { ...options, site, developed, search, id }).catch((error: unknown) => {
        logger.error({ ...logged, err: error, msg: "A request failed" });
        if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
        response.end("The server failed\n");
      });
    });
  });
}

interface Handlers extends SiteServerOptions {
  site: StaticSite;
  developed: RequestHandler | undefined;
  search: SearchAnswerer;
  id: string;
}

async function respond(request: IncomingMessage, response: ServerResponse, handlers: Handlers): Promise<void> {
  const url = request.url ?? "/";
  const [rawPath = "/", ...query] = url.split("?");
  const pathname = decodePath(rawPath);
  if (pathname === undefined) return refuse(response, 400, "The address is not valid");
  const { owner, route } = routeOf(pathname);
  handlers.observe(request, response, route);
  const { readers } = handlers;
  if (owner === "readers") return readers?.handle(request, response, pathname) ?? refuse(response, 404, "Not found");
  const set = owner === "site" || owner === "mail" ? await readers?.setOf(request) : undefined;
  if (owner === "mail" && set) return readers?.refuseForm(response);
  if (owner !== "site") {
    response.setHeader(REQUEST_ID_HEADER, handlers.id);
    return handlers[owner](request, response);
  }
  if (handlers.developed) return handlers.developed(request, response);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "Only GET and HEAD are answered here");
  }
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  if (set && (await readers?.answer(request, response, { pathname, search }, set))) return undefined;
  const release = search ? await handlers.site.release() : undefined;
  const question = { pathname: pathname.replace(/(.)\/$/, "$1"), searchParams: new URLSearchParams(search) };
  if (release && (await handlers.search.answer(request, response, question, release))) return undefined;
  return handlers.site.handle(request, response, pathname, search);
}

/** Default security headers (X9); pages of a release and of the admin override the policy. */
function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The decoded path; undefined for one that could name another host, and for a malformed path of the CMS. */
function decodePath(rawPath: string): string | undefined {
  const path = decoded(rawPath);
  return path.startsWith("/") && !path.startsWith("//") && !/[\0\\]/.test(path) ? path : undefined;
}

/** A malformed path of the site stays encoded, so that the response is the localised 404 page (N11). */
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
