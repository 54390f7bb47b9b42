/** Link checker with SSRF protection: it never requests an address of this machine or of its network. */
import { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { setTimeout } from "node:timers/promises";
import ipaddr from "ipaddr.js";

/**
 * `gone`: its server says that there is no such page. `silent`: no answer, or one that says that the server has failed.
 * `refused`: an address of this machine or of the network around it, which is not asked.
 */
export type AddressState = "answers" | "gone" | "silent" | "refused";

export interface AskOptions {
  /** Milliseconds for the whole of it. */
  readonly timeout: number;
  /** Whether a machine may be asked, by its address; by default those of the public internet. */
  readonly mayAsk?: (ip: string) => boolean;
  /** Awaited before each request, by the name of the host. */
  readonly pace?: (host: string) => Promise<void>;
}

const MOST_REDIRECTS = 5;
/**
 * Statuses after which GET is tried: servers that support only GET, or that reject unknown clients, answer HEAD with
 * them.
 */
const NO_ANSWER_TO_HEAD = new Set([400, 403, 404, 405, 429, 501, 503]);
const GONE = new Set([404, 410]);
const AGENT = "Mozilla/5.0 (compatible; link check)";

class RefusedError extends Error {}

/** Of IPv6 only these belong to the internet (RFC 4291). The library calls everything unicast that has no other name. */
const INTERNET = ipaddr.IPv6.parseCIDR("2000::/3");
/** For examples in documents (RFC 9637), which the library does not know. */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR("3fff::/20");

/** Whether an address is one of the public internet, and not of a network of its own. An IPv4 address in IPv6 form is judged as IPv4. */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || (address.match(INTERNET) && !address.match(DOCUMENTATION));
}

/** Asks by HEAD, and by GET what does not answer that. */
export async function askAddress(address: string, options: AskOptions): Promise<AddressState> {
  const signal = AbortSignal.timeout(options.timeout);
  try {
    const status = await follow(address, "HEAD", signal, options);
    const final = NO_ANSWER_TO_HEAD.has(status) ? await follow(address, "GET", signal, options) : status;
    if (GONE.has(final)) return "gone";
    return final >= 500 ? "silent" : "answers";
  } catch (error) {
    return error instanceof RefusedError ? "refused" : "silent";
  }
}

/** @returns the status at the end of the redirects */
async function follow(address: string, method: string, signal: AbortSignal, options: AskOptions): Promise<number> {
  let at = new URL(address);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    await options.pace?.(at.host);
    const { status, location } = await request(at, method, signal, options);
    if (status < 300 || status >= 400 || !location) return status;
    at = new URL(location, at);
  }
  throw new Error("It redirects without end.");
}

interface AddressResponse {
  readonly status: number;
  readonly location: string | undefined;
}

function request(url: URL, method: string, signal: AbortSignal, options: AskOptions): Promise<AddressResponse> {
  const { mayAsk = isPublicIp } = options;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!/^https?:$/.test(url.protocol) || (ipaddr.isValid(host) && !mayAsk(host))) {
    return Promise.reject(new RefusedError(`${url.hostname} is not asked.`));
  }
  return new Promise((resolve, reject) => {
    const { request: begin } = url.protocol === "https:" ? https : http;
    const headers = { "User-Agent": AGENT, Accept: "*/*" };
    const asked = begin(url, { method, signal, headers, lookup: guarded(mayAsk), agent: false }, (answer) => {
      // The head is enough.
      answer.destroy();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    });
    asked.on("error", reject).end();
  });
}

/** Looks a name up, and refuses it where one of its addresses may not be asked: the one that is used is the one that was checked. */
function guarded(mayAsk: (ip: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return callback(error, "", 0);
      if (!first || addresses.some(({ address }) => !mayAsk(address))) {
        return callback(new RefusedError(`${hostname} is not asked.`), "", 0);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

/** Holds requests to one host apart. @param gap milliseconds from one to the next */
export function createPace(gap: number): (host: string) => Promise<void> {
  const free = new Map<string, number>();
  return async (host) => {
    const at = Math.max(Date.now(), free.get(host) ?? 0);
    free.set(host, at + gap);
    await setTimeout(at - Date.now());
  };
}
