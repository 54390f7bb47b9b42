import { mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from "@future-native/contract/locales";
import type { Payload } from "payload";
import { answer } from "./answer";
import { isDiskFull } from "../disk";
import type { FileStore } from "../files/file-store";
import type { Delivery } from "./delivery";
import { toEnquiry } from "./enquiry";
import { contentMatches } from "./file-content";
import { underPressure } from "./pressure";
import { createRateLimit, networkOf, type RateLimit, type RateLimiter } from "../rate-limit";
import { readForm, type ReadingLimits, type ReceivedForm } from "./read-form";
import { Refusal } from "./refusal";
import { isFromOurSite } from "./same-site";
import { newRow, storeRow } from "./store";

export interface PostEnquiryOptions {
  readonly payload: Payload;
  /** The attachments. */
  readonly files: FileStore;
  readonly rateLimit: RateLimit;
  /** Origins beside our own that may send. */
  readonly allowedOrigins: readonly string[];
  readonly delivery: Pick<Delivery, "wake">;
  readonly limits?: ReadingLimits;
}

/** @param address of the visitor, behind a proxy the one that the proxy reports */
export type EnquiryHandler = (request: IncomingMessage, response: ServerResponse, address: string) => Promise<void>;

/**
 * `POST /api/mail/` (F6, A5). It works on Node's own request, because only that holds back a sender who is faster than
 * the disk. What is answered with success 1 is in the database.
 */
export async function createEnquiryHandler(options: PostEnquiryOptions): Promise<EnquiryHandler> {
  const { payload, files, rateLimit, allowedOrigins } = options;
  mkdirSync(/* turbopackIgnore: true */ files.folder, { recursive: true });
  const rate = await createRateLimit(payload, rateLimit);
  return async (request, response, address) => {
    let locale: LocaleCode = DEFAULT_LOCALE;
    allowOrigin(request, response, allowedOrigins);
    if (request.method !== "POST") return answerOther(request, response);
    try {
      await mayPost(request, { rate, address, allowedOrigins });
      const form = await readForm(request, files.folder, options.limits);
      locale = localeOf(form);
      await keepForm(form, options);
      answer(request, response, { status: 200, locale });
    } catch (error) {
      if (response.destroyed) return;
      if (error instanceof Refusal) return answer(request, response, { ...refusalOf(error), locale });
      payload.logger.error({ err: error, msg: "An enquiry could not be stored; its sender was told so." });
      answer(request, response, { status: isDiskFull(error) ? 507 : 500, locale });
    }
  };
}

/** A browser asks first when a page of another origin watches an upload. */
function answerOther({ method }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Allow", "POST, OPTIONS");
  response.setHeader("Access-Control-Allow-Methods", "POST");
  response.statusCode = method === "OPTIONS" ? 204 : 405;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(method === "OPTIONS" || method === "HEAD" ? undefined : JSON.stringify({ success: 0 }));
}

function refusalOf({ status, errors, retryAfter }: Refusal) {
  return { status, errors, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

interface Asker {
  rate: RateLimiter;
  address: string;
  allowedOrigins: readonly string[];
}

/** @throws Refusal 403 for a foreign site, 429 for an address that has sent too many */
async function mayPost({ headers }: IncomingMessage, { rate, address, allowedOrigins }: Asker): Promise<void> {
  if (!isFromOurSite(headers, allowedOrigins)) throw new Refusal(403);
  const wait = await rate.count(networkOf(address));
  if (wait !== undefined) throw new Refusal(429, {}, wait);
}

/** Checks and stores; the file of a form that is not stored goes, at once where that is known and else in `eraseOld`. */
async function keepForm(form: ReceivedForm, { payload, files, delivery }: PostEnquiryOptions): Promise<void> {
  const { file } = form;
  let mayBeStored = false;
  try {
    const enquiry = toEnquiry(form);
    if (
      file &&
      !enquiry.trapped &&
      !(await contentMatches(path.join(/* turbopackIgnore: true */ files.folder, file.key), file.name))
    ) {
      throw new Refusal(422, { file: "fileContent" });
    }
    // Before the enquiry that names it: what is stored is stored whole.
    if (file) await files.keep(file.key);
    mayBeStored = await underPressure(async () => {
      const row = await newRow(payload, enquiry, file);
      // A connection may break after the database has stored it.
      mayBeStored = true;
      return storeRow(payload, row);
    });
    if (mayBeStored) delivery.wake();
  } catch (error) {
    // That is an answer of the database, and a file that nobody needs would take more of the disk.
    if (isDiskFull(error)) mayBeStored = false;
    throw error;
  } finally {
    if (file && !mayBeStored) await files.remove(file.key);
  }
}

function localeOf({ fields }: ReceivedForm): LocaleCode {
  const lang = fields.get("lang") ?? "";
  return isLocaleCode(lang) ? lang : DEFAULT_LOCALE;
}

/** Lets the page of an allowed origin read the answer. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse, allowedOrigins: readonly string[]): void {
  response.setHeader("Vary", "Origin, Accept");
  if (headers.origin && allowedOrigins.includes(headers.origin)) {
    response.setHeader("Access-Control-Allow-Origin", headers.origin);
  }
}
