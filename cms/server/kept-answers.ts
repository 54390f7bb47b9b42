/** Serves cached responses of the public API ahead of Next, whose routing costs more than the response (A1). */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import Negotiator from "negotiator";
import { counters } from "../src/monitoring/counters";
import { answerKey, keptAnswer, type CachedAnswer } from "../src/public-api/answer-cache";
import { matchEndpoint } from "../src/public-api/match";
import { answerHeaders, isKnown } from "../src/public-api/respond";
import { viewFor } from "../src/public-api/publisher-view";
import type { RequestHandler } from "./server";

/** Bytes; shorter responses gain nothing, as in Next. */
const SHORTEST_ZIPPED = 1024;

/** @param cms handles requests that are not in the cache */
export function answerKept(cms: RequestHandler): RequestHandler {
  const zip = createZip();
  return async (request, response) => {
    const kept = await find(request);
    if (!kept) return cms(request, response);
    counters().cacheHits += 1;
    await send(request, response, { kept, zip });
  };
}

/** A cached failure counts as a miss, so that the CMS reports the error. */
async function find({ headers, method, url = "/" }: IncomingMessage): Promise<CachedAnswer | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const match = matchEndpoint(url.split("?")[0] ?? "/");
  if (match.state !== "found") return undefined;
  const key = answerKey(match.name, match.parameters);
  const shown = viewFor(headers.authorization)?.answers.get(key);
  return shown ?? keptAnswer(key)?.catch(() => undefined);
}

type Zip = (answer: CachedAnswer) => Promise<Buffer>;

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { kept, zip }: { kept: CachedAnswer; zip: Zip },
): Promise<void> {
  const { known, full } = answerHeaders(kept);
  if (isKnown(request.headers["if-none-match"], kept)) return void response.writeHead(304, known).end();
  const isZipped = kept.body.length >= SHORTEST_ZIPPED && acceptsGzip(request);
  const body = isZipped ? await zip(kept) : kept.body;
  const encoding = isZipped ? { "Content-Encoding": "gzip" } : {};
  response.writeHead(200, { ...full, ...encoding, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

const acceptsGzip = (request: IncomingMessage) => new Negotiator(request).encodings(["gzip", "identity"])[0] === "gzip";

/** Compresses each cached response once. */
function createZip(): Zip {
  const zipped = new WeakMap<CachedAnswer, Promise<Buffer>>();
  return (answer) => {
    const known = zipped.get(answer);
    if (known) return known;
    const made = promisify(gzip)(answer.body);
    zipped.set(answer, made);
    return made;
  };
}
