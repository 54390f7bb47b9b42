import { mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { DEFAULT_LOCALE, isLocaleCode, localeOfPath, type LocaleCode } from "@future-native/contract/locales";
import type { Payload } from "payload";
import { notify } from "payload-kit/notify";
import { createRateLimit, networkOf, type RateLimit, type RateLimiter } from "payload-kit/rate-limit";
import { answer } from "./answer";
import { isDiskFull } from "payload-kit/disk";
import type { FileStore } from "../files/file-store";
import { localized } from "../i18n";
import { isLocked } from "../database/wait-for-locks";
import type { Delivery } from "./delivery";
import { toEnquiry } from "./enquiry";
import { contentMatches } from "./file-content";
import { COME_AGAIN_AFTER, underPressure } from "./pressure";
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
 * `POST /api/mail/` (F6, A5). It reads Node's own request, which alone applies backpressure to a sender faster than the
 * disk. A response with success 1 means that the enquiry is in the database.
 */
export async function createEnquiryHandler(options: PostEnquiryOptions): Promise<EnquiryHandler> {
  const { payload, files, rateLimit, allowedOrigins } = options;
  mkdirSync(/* turbopackIgnore: true */ files.folder, { recursive: true });
  const rates = await limitsOf(payload, rateLimit);
  return async (request, response, address) => {
    let locale = pageLocale(request);
    allowOrigin(request, response, allowedOrigins);
    if (request.method !== "POST") return answerOther(request, response);
    try {
      if (!isFromOurSite(request.headers, allowedOrigins)) throw new Refusal(403);
      await countTaken(rates, networkOf(address), async () => {
        const form = await readForm(request, files.folder, options.limits);
        locale = localeOf(form);
        await keepForm(form, options);
      });
      answer(request, response, { status: 200, locale });
    } catch (error) {
      if (response.destroyed) return;
      if (error instanceof Refusal) return answer(request, response, { ...refusalOf(error), locale });
      payload.logger.error({ err: error, msg: "An enquiry could not be stored; its sender was told so." });
      const isBusy = isLocked(error);
      answer(request, response, {
        status: isBusy ? 503 : isDiskFull(error) ? 507 : 500,
        ...(isBusy ? { retryAfter: COME_AGAIN_AFTER } : {}),
        locale,
      });
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

/** Names no visitor. */
const NOTICE = { kind: "enquiries", text: localized("enquiries:notice") };

interface Limits {
  /** Enquiries that were taken. */
  readonly taken: RateLimiter;
  /** All that was sent, refused or not: a file is read before it is found at fault. */
  readonly tries: RateLimiter;
}

/** A person needs a few attempts at most. */
const TRIES_FOR_ONE = 10;

async function limitsOf(payload: Payload, limit: RateLimit): Promise<Limits> {
  const tries = { ...limit, name: `${limit.name}-tries`, points: limit.points * TRIES_FOR_ONE };
  return { taken: await createRateLimit(payload, limit), tries: await createRateLimit(payload, tries) };
}

/**
 * Takes what a network sends within its limits. It counts before it is taken, or many at once would all come through,
 * and what is refused is taken back.
 * @throws Refusal 429 for a network that has sent too many; what `take` throws
 */
async function countTaken({ taken, tries }: Limits, network: string, take: () => Promise<void>): Promise<void> {
  refuseAfter(await tries.count(network));
  try {
    refuseAfter(await taken.count(network));
    await take();
  } catch (error) {
    await taken.giveBack(network);
    throw error;
  }
}

function refuseAfter(wait: number | undefined): void {
  if (wait !== undefined) throw new Refusal(429, {}, wait);
}

/**
 * Checks and stores; the file of a form that is not stored goes, at once where that is known and else in `eraseOld`.
 */
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
      const id = await storeRow(payload, row);
      if (id !== undefined && row.state === "new") notify(payload, { ...NOTICE, path: `/collections/enquiries/${id}` });
      return id !== undefined;
    });
    if (mayBeStored) delivery.wake();
  } catch (error) {
    // The database has refused the row for certain, so its file would only waste disk space.
    if (isDiskFull(error) || isLocked(error)) mayBeStored = false;
    throw error;
  } finally {
    if (file && !mayBeStored) await files.remove(file.key);
  }
}

/** The language of the page that a form was sent from; the form itself is not read where it is one too many. */
function pageLocale({ headers: { referer = "" } }: IncomingMessage): LocaleCode {
  const path = URL.canParse(referer) ? new URL(referer).pathname : "/";
  return localeOfPath(path);
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
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  }
}
