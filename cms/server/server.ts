/** One process and one origin: the live release for visitors, the CMS behind its own paths. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { headersFor, type Headers } from "security-headers";
import { SiteResponse } from "./site-response";
import { createStaticSite } from "../release-store/static-site";

/** First parts of paths that belong to the CMS. */
const CMS_PATHS = new Set(["api", "admin", "cms-api", "media", "mock", "_next"]);

/** The only call that takes what visitors write (F6). */
const MAIL_PATH = /^\/api\/mail\/?$/;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface SiteServerOptions {
  /** Address of the site for visitors. */
  siteUrl: string;
  /** Symbolic link to the live release. */
  currentRelease: string;
  /** Answers everything below the paths of the CMS. */
  cms: RequestHandler;
  /** Answers `/api/mail/`, before Next: Next's own request does not hold back a sender who is too fast. */
  mail: RequestHandler;
}

/** The server, not yet listening. It logs faults by method and path only: a query may hold what is private. */
export function createSiteServer({ siteUrl, currentRelease, cms, mail }: SiteServerOptions): Server {
  const site = createStaticSite(currentRelease);
  const headers = headersFor(siteUrl);
  return createServer({ ServerResponse: SiteResponse }, (request, response) => {
    setHeaders(response, headers);
    respond(request, response, { site: site.handle, cms, mail }).catch((error: unknown) => {
      console.error(`${request.method} ${JSON.stringify(request.url?.split("?")[0])} failed:`, error);
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      response.end("The server failed\n");
    });
  });
}

interface Answerers {
  site: ReturnType<typeof createStaticSite>["handle"];
  cms: RequestHandler;
  mail: RequestHandler;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { site, cms, mail }: Answerers,
): Promise<void> {
  const url = request.url ?? "/";
  const [rawPath = "/", ...query] = url.split("?");
  const pathname = decodePath(rawPath);
  if (pathname === undefined) return refuse(response, 400, "The address is not valid");
  if (MAIL_PATH.test(pathname)) return mail(request, response);
  if (CMS_PATHS.has(pathname.split("/")[1] ?? "")) return cms(request, response);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "Only GET and HEAD are answered here");
  }
  return site(request, response, pathname, query.length > 0 ? `?${query.join("?")}` : "");
}

/** Of whatever is answered (X9); a page of a release, and one of the admin, has a policy of its own instead. */
function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The path without percent-encoding; undefined when it is malformed or could name another host. */
function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    return path.startsWith("/") && !path.startsWith("//") && !/[\0\\]/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${sentence}\n`);
}
