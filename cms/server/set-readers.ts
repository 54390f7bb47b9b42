/** Serves sets of drafts to readers with a link (X12): a private site at the addresses of the public one. */
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LOCALE, LOCALES, localeOfPath, type LocaleCode } from "@future-native/contract/locales";
import Negotiator from "negotiator";
import { networkOf } from "payload-kit/rate-limit";
import { READER_PATH } from "../src/sets/reader-path";
import { readers, type OpenSet, type Reply } from "payload-sets/open-sets";
import { contentTypeOf } from "payload-releases/store/content-headers";
import { listRelease, type ReleaseFiles } from "payload-releases/store/release-files";
import { answerFrom, type Address } from "payload-releases/store/static-site";
import { clientAddress } from "./client-address";
import { readFields } from "./read-fields";
import { bar, BAR_ANSWERS, barReply, LONGEST, type BarAnswer } from "./shown-set/bar";
import { ENTER_POLICY, enterPage } from "./shown-set/enter-page";

export interface SetReaders {
  /** The set that a request has access to; undefined for a visitor of the site. */
  setOf(request: IncomingMessage): Promise<OpenSet | undefined>;
  /** Handles requests below READER_PATH. */
  handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void>;
  /** Serves an address of the site from a set. @returns false when its release is gone because it went live */
  answer(request: IncomingMessage, response: ServerResponse, address: Address, set: OpenSet): Promise<boolean>;
  /** Refuses forms of the site, because a set is not the live site. */
  refuseForm(response: ServerResponse): void;
}

interface SetReadersOptions {
  /** Number of trusted proxies in front. */
  trustedProxies: number;
  /** Whether the cookie has the attribute Secure. */
  isSecure: boolean;
}

/** Only characters of nginx variables: the nginx recipe routes requests by `$cookie_future_native_set`. */
const COOKIE = "future_native_set";
/** Query parameter with the outcome of a form that was sent without JavaScript. */
const ANSWER = "shown-set";

const STATUS: Readonly<Record<BarAnswer, number>> = {
  ...{ noted: 200, approved: 200, invalid: 400, closed: 404, outdated: 409, tooMany: 429 },
};

const FILES: ReadonlySet<string> = new Set(["bar.css", "sheets.css", "bar-script.mjs", "choose-text.mjs"]);
const filesFolder = join(dirname(fileURLToPath(import.meta.url)), "shown-set");

export function createSetReaders({ trustedProxies, isSecure }: SetReadersOptions): SetReaders {
  const releaseOf = keepLast();
  const setOf: SetReaders["setOf"] = async ({ headers }) => {
    const cookie = cookieIn(headers.cookie);
    return cookie === undefined ? undefined : readers.value?.find(cookie);
  };

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = await readFields(request);
    // The whole link may have been pasted.
    const token = (fields.get("token") ?? "").split("#").at(-1)?.trim() ?? "";
    const network = networkOf(clientAddress(request, trustedProxies));
    const opening = await readers.value?.open(token, fields.get("passphrase") ?? "", network);
    if (opening?.state === "open") {
      setCookie(response, opening.cookie, Date.parse(opening.expiresAt) - Date.now());
      return seeOther(response, "/");
    }
    const state = opening?.state ?? "closed";
    const status = { passphrase: 200, "wrong-passphrase": 403, closed: 404, "slow-down": 429 }[state];
    const wait = opening?.state === "slow-down" ? opening.wait : undefined;
    if (wait !== undefined) response.setHeader("Retry-After", wait);
    sendPage(response, status, enterPage({ language: languageOf(request), state, token, wait }));
  }

  async function reply(request: IncomingMessage, response: ServerResponse, kind: Reply["kind"]): Promise<void> {
    const set = await setOf(request);
    const language = languageOf(request);
    const isScript = accepts(request, "application/json");
    if (!set && isScript) return sendJson(response, 404, barReply(language, "closed"));
    if (!set) return sendPage(response, 404, enterPage({ language, state: "closed" }));
    const fields = await readFields(request);
    const sent = replyIn(fields, kind);
    // The set was shown again since the page was loaded: the reader saw another version than would be approved.
    const isOutdated = kind === "approval" && fields.get("hash") !== set.hash;
    const keep = async (): Promise<BarAnswer> => {
      if (!isWhole(sent)) return "invalid";
      if (isOutdated) return "outdated";
      const isKept = await readers.value?.reply(set, sent);
      return !isKept ? "tooMany" : kind === "note" ? "noted" : "approved";
    };
    const answer = await keep();
    if (!isScript) return seeOther(response, `${sent.path}?${ANSWER}=${answer}`);
    sendJson(response, STATUS[answer], barReply(localeOfPath(sent.path), answer));
  }

  function setCookie(response: ServerResponse, value: string, milliseconds: number): void {
    const seconds = Math.max(0, Math.floor(milliseconds / 1000));
    const secure = isSecure ? "; Secure" : "";
    response.setHeader("Set-Cookie", `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`);
  }

  function leave(response: ServerResponse): void {
    setCookie(response, "", 0);
    seeOther(response, "/");
  }

  return {
    setOf,
    async handle(request, response, pathname) {
      const action = pathname.slice(READER_PATH.length + 1);
      hide(response);
      if (request.method === "GET" || request.method === "HEAD") {
        if (FILES.has(action)) return sendOwnFile(response, action);
        const page = enterPage({ language: languageOf(request), state: action === "" ? "ask" : "closed" });
        return sendPage(response, action === "" ? 200 : 404, page);
      }
      if (request.method !== "POST" || !isOwnForm(request)) return refuse(response, 405);
      if (action === "") return open(request, response);
      if (action === "note") return reply(request, response, "note");
      if (action === "approve") return reply(request, response, "approval");
      return action === "leave" ? leave(response) : refuse(response, 404);
    },
    async answer(request, response, address, set) {
      const release = await releaseOf(set.files);
      if (!release) return false;
      const language = localeOfPath(address.pathname);
      const own = bar(set, { language, path: address.pathname, answer: answerIn(address.search) });
      const change = (html: string) => html.replace("</body>", () => `${own}</body>`);
      await answerFrom(release, request, hide(response), address, { headers: HIDDEN, change });
      return true;
    },
    refuseForm(response) {
      hide(response).writeHead(403, { "Content-Type": contentTypeOf("answer.json") });
      response.end(JSON.stringify({ success: 0 }));
    },
  };
}

/** Keeps sets out of caches, search engines and Referer headers. */
const HIDDEN = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" } as const;

function hide(response: ServerResponse): ServerResponse {
  for (const [name, value] of Object.entries(HIDDEN)) response.setHeader(name, value);
  return response;
}

/** Caches the listing of the release that was requested last; undefined when it is gone. */
function keepLast(): (files: string) => Promise<ReleaseFiles | undefined> {
  let folder: string | undefined;
  let listed: Promise<ReleaseFiles | undefined> | undefined;
  return (files) => {
    if (files !== folder || !listed) {
      folder = files;
      listed = listRelease(files).catch(() => {
        folder = undefined;
        return undefined;
      });
    }
    return listed;
  };
}

function cookieIn(header: string | undefined): string | undefined {
  const pair = header?.split(";").find((one) => one.trim().startsWith(`${COOKIE}=`));
  return pair?.trim().slice(COOKIE.length + 1) || undefined;
}

/** CSRF protection; requests without an origin do not come from browsers. */
function isOwnForm({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (headers["sec-fetch-site"] !== undefined) return headers["sec-fetch-site"] === "same-origin";
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

const answerIn = (search: string): BarAnswer | undefined => {
  const given = new URLSearchParams(search).get(ANSWER);
  return BAR_ANSWERS.find((answer) => answer === given);
};

/** The reply in the fields of a form. */
function replyIn(fields: URLSearchParams, kind: Reply["kind"]): Reply {
  // Forms are sent with CRLF, while `maxlength` counts a line break once:
  // https://html.spec.whatwg.org/#the-textarea-element
  const take = (name: string) => (fields.get(name) ?? "").replaceAll("\r\n", "\n").trim();
  const own = { kind, name: take("name"), path: pathIn(fields.get("path")) };
  if (kind === "approval") return { ...own, text: "", excerpt: "" };
  // Unlike the reader's own text, the excerpt may be cut: it is text of the page.
  return { ...own, text: take("text"), excerpt: take("excerpt").slice(0, LONGEST.excerpt) };
}

/** Too long replies are refused instead of being cut, because readers would not notice. */
function isWhole({ kind, name, text }: Reply): boolean {
  const isNamed = name !== "" && name.length <= LONGEST.name;
  return isNamed && (kind === "approval" || (text !== "" && text.length <= LONGEST.text));
}

/** Restricts redirects to paths of this site. */
const pathIn = (given: string | null): string => (given && /^\/(?![/\\])[^\s\\]*$/.test(given) ? given : "/");

/** Language for readers who have not opened a page yet, by Accept-Language. */
function languageOf(request: IncomingMessage): LocaleCode {
  const wanted = new Negotiator(request).languages(LOCALES.map(({ tag }) => tag.split("-")[0] ?? tag))[0];
  return LOCALES.find(({ tag }) => tag.split("-")[0] === wanted)?.code ?? DEFAULT_LOCALE;
}

const accepts = (request: IncomingMessage, type: string) => (request.headers.accept ?? "").includes(type);

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.setHeader("Content-Security-Policy", ENTER_POLICY);
  response.writeHead(status, { "Content-Type": contentTypeOf("page.html") });
  response.end(html);
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { "Content-Type": contentTypeOf("answer.json") });
  response.end(JSON.stringify(value));
}

async function sendOwnFile(response: ServerResponse, name: string): Promise<void> {
  const body = await readFile(join(filesFolder, name));
  response.writeHead(200, { "Content-Type": contentTypeOf(name) });
  response.end(body);
}

function seeOther(response: ServerResponse, path: string): void {
  response.writeHead(303, { Location: path.replace(/[^\x21-\x7e]/gu, encodeURIComponent) }).end();
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
}
