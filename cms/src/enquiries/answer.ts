import type { IncomingMessage, ServerResponse } from "node:http";
import type { EnquiryAnswer } from "@future-native/contract";
import type { EnquiryErrors } from "@future-native/contract/form-rules";
import type { LocaleCode } from "@future-native/contract/locales";
import { answerPage } from "./answer-page";

const SWALLOWED_BYTES = 32 * 1024 * 1024;
/** Milliseconds. */
const SWALLOWING_TIME = 30_000;

export interface Outcome {
  readonly status: number;
  readonly errors?: EnquiryErrors;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Of the form, as far as it was read. */
  readonly locale: LocaleCode;
}

/** Answers in JSON, or with a page in the form's language to a browser that posts without JavaScript (F6). */
export function answer(request: IncomingMessage, response: ServerResponse, outcome: Outcome): void {
  const { status, retryAfter } = outcome;
  const wantsPage = (request.headers.accept ?? "").includes("text/html");
  response.statusCode = status;
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (retryAfter !== undefined) response.setHeader("Retry-After", retryAfter);
  const leftOver = leftOverOf(request, status);
  if (leftOver === "unread") response.setHeader("Connection", "close");
  response.setHeader("Content-Type", `${wantsPage ? "text/html" : "application/json"}; charset=utf-8`);
  if (wantsPage) response.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
  response.end(wantsPage ? answerPage(outcome) : JSON.stringify(toJson(outcome)));
  if (leftOver === "swallowed") swallow(request);
}

/**
 * How to treat the unread rest of a refused form: clients that stopped sending or announce too much are disconnected.
 */
function leftOverOf({ complete, headers }: IncomingMessage, status: number): "none" | "unread" | "swallowed" {
  if (complete) return "none";
  return status === 408 || Number(headers["content-length"] ?? 0) > SWALLOWED_BYTES ? "unread" : "swallowed";
}

/**
 * Lets a sender finish who reads no answer before that, as browsers do; a closed connection would take it from them.
 */
function swallow(request: IncomingMessage): void {
  let left = SWALLOWED_BYTES;
  const timer = setTimeout(() => request.destroy(), SWALLOWING_TIME).unref();
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.on("error", () => undefined);
  request.once("close", () => clearTimeout(timer));
  request.resume();
}

function toJson({ status, errors }: Outcome): EnquiryAnswer {
  if (status === 200) return { success: 1 };
  return { success: 0, ...(errors && Object.keys(errors).length > 0 ? { errors } : {}) };
}
