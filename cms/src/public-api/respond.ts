import { createHash } from "node:crypto";
import type { ApiError } from "@future-native/contract";
import type { CachedAnswer } from "./answer-cache";

const METHODS = "GET, HEAD, OPTIONS";

const JSON_HEADERS = { "Content-Type": "application/json; charset=utf-8", "X-Content-Type-Options": "nosniff" };

/** Serialises an answer and gives it a strong tag: the same bytes have the same tag, on every instance. */
export function packAnswer(value: unknown): CachedAnswer {
  const body = new TextEncoder().encode(JSON.stringify(value));
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 32)}"` };
}

/** Whether the asker has the answer already. @param ifNoneMatch the header of that name */
export function isKnown(ifNoneMatch: string | null | undefined, { etag }: CachedAnswer): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}

function jsonBody<Body>(request: Request, body: Body): Body | null {
  return request.method === "HEAD" ? null : body;
}

/** Headers of a 304, and of a 200 with its body. */
export function answerHeaders({ etag }: CachedAnswer) {
  const known = { ETag: etag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" };
  return { known, full: { ...JSON_HEADERS, ...known } };
}

/** 200 with the answer, or 304 when the asker has it already. */
export function respondWith(request: Request, answer: CachedAnswer): Response {
  const { known, full } = answerHeaders(answer);
  if (isKnown(request.headers.get("If-None-Match"), answer)) return new Response(null, { status: 304, headers: known });
  return new Response(jsonBody(request, answer.body), { headers: full });
}

/** A refusal as the contract words it; never a stack trace. */
export function respondError(request: Request, status: number, message: string): Response {
  const error: ApiError = { error: { status, message } };
  const headers = { ...JSON_HEADERS, "Cache-Control": "no-store", ...(status === 405 ? { Allow: METHODS } : {}) };
  return new Response(jsonBody(request, JSON.stringify(error)), { status, headers });
}

/** A response that must not be cached. */
export function respondUncached(request: Request, status: number, value: unknown): Response {
  const headers = { ...JSON_HEADERS, "Cache-Control": "no-store" };
  return new Response(jsonBody(request, JSON.stringify(value)), { status, headers });
}

/** Says which methods a path takes. */
export function respondOptions(): Response {
  return new Response(null, { status: 204, headers: { Allow: METHODS, "Cache-Control": "no-store" } });
}

export function isRead(request: Request): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
