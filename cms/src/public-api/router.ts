import { endpoints, openApiDocument, withoutTrailingSlashes } from "@future-native/contract";
import type { Payload } from "payload";
import { answerKey, contentOf, freshGeneration, type CachedAnswer } from "./answer-cache";
import { answers } from "./answers";
import { createContent, type Content } from "./content";
import { ContentError } from "./content-error";
import { recordContentError } from "./content-fault";
import { counters } from "../monitoring/counters";
import { matchEndpoint, type Match } from "./match";
import { isRead, packAnswer, respondError, respondOptions, respondUncached, respondWith } from "./respond";

export interface RouterOptions {
  readonly getPayload: () => Promise<Payload>;
  /** Base of the API in its OpenAPI document, without a trailing slash. */
  readonly siteUrl: string;
  /** Off for measurements only: every request then reads the database. */
  readonly cache: boolean;
  /** Checks every answer against the contract; for development and tests. */
  readonly validate: boolean;
}

type EndpointMatch = Match & { state: "found" };

/** Without details for the client; they are in the log. */
const FAILED = "The server failed; its log says why.";

class MissingEntry extends Error {}

async function compute(
  { name, parameters }: EndpointMatch,
  content: Content,
  options: Pick<RouterOptions, "validate">,
): Promise<CachedAnswer> {
  const value = await answers[name](content, parameters);
  if (value === undefined) throw new MissingEntry();
  if (options.validate) checkAgainstContract(name, value);
  return packAnswer(value);
}

function checkAgainstContract(name: EndpointMatch["name"], value: unknown): void {
  const result = endpoints[name].answer.safeParse(value);
  if (result.success) return;
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The answer to ${endpoints[name].path} breaks the contract: ${problems.join("; ")}`);
}

/** Computes an answer once a generation, also when many ask at the same time. Failures are not kept. */
async function answerFor(match: EndpointMatch, payload: Payload, options: RouterOptions): Promise<CachedAnswer> {
  if (!options.cache) return compute(match, createContent(payload), options);
  const generation = await freshGeneration(payload);
  const { answers: kept } = generation;
  const key = answerKey(match.name, match.parameters);
  const known = kept.get(key);
  if (known) {
    counters().cacheHits += 1;
    return known;
  }
  counters().cacheMisses += 1;
  const answer = compute(match, contentOf(generation, payload), options);
  kept.set(key, answer);
  answer.catch(() => kept.delete(key));
  return answer;
}

async function respondToMatch(request: Request, match: EndpointMatch, options: RouterOptions): Promise<Response> {
  const payload = await options.getPayload();
  try {
    return respondWith(request, await answerFor(match, payload, options));
  } catch (error) {
    if (error instanceof MissingEntry) {
      const wanted = Object.entries(match.parameters).map(([name, value]) => `${name} "${value}"`);
      return respondError(request, 404, `No published entry with ${wanted.join(" and ")}.`);
    }
    if (error instanceof ContentError) recordContentError(error);
    payload.logger.error({ err: error, msg: `${endpoints[match.name].path} failed: ${String(error)}` });
    return respondError(request, 500, FAILED);
  }
}

type Special = (request: Request, options: RouterOptions) => Promise<Response> | Response;

const specials: Readonly<Record<string, Special>> = {
  "/api/openapi.json": (request, { siteUrl }) => respondWith(request, packAnswer(openApiDocument(siteUrl))),
  "/api/health": (request) => respondUncached(request, 200, { status: "ok" }),
};

/**
 * Answers the public API (A1): the GET calls of the contract, `/api/openapi.json` and `/api/health`, each with and
 * without a trailing slash.
 */
export function createRouter(options: RouterOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const special = specials[withoutTrailingSlashes(pathname)];
    const match = matchEndpoint(pathname);
    if (!special && match.state === "unknown") return respondError(request, 404, match.message);
    if (request.method === "OPTIONS") return respondOptions();
    if (!isRead(request))
      return respondError(request, 405, `${request.method} is not allowed here. Allowed are GET, HEAD and OPTIONS.`);
    if (special) return special(request, options);
    return match.state === "found"
      ? respondToMatch(request, match, options)
      : respondError(request, 404, match.message);
  };
}
