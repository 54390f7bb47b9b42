import { apiError } from "@future-native/contract";
import { SourceError } from "./errors";

/** `Accept` header of every API call (A2). */
const ACCEPT = "application/json, text/plain, */*";
const LONGEST_WAIT = 60_000;
const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/** Address of an API, and its credentials. */
export interface Access {
  /** Base of the API. */
  readonly apiUrl: string;
  /** Bearer token, for an API that requires one. */
  readonly token?: string | undefined;
}

export interface ClientOptions extends Access {
  /** Milliseconds that one request may take, its body included. */
  readonly timeout: number;
  /** Further tries after a network error, a timeout, a 5xx or a 429. */
  readonly retries: number;
  /** Milliseconds before the first retry; doubles with each. */
  readonly backoff?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly random?: () => number;
}

export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface Client {
  /** Text of an API answer with status 200, or 304 when an `etag` was given. @throws SourceError */
  getText(url: string, etag?: string): Promise<Reply<string>>;
  /** First bytes of a file, enough to detect its type. Any status below 500 but 429 is handed back. @throws SourceError */
  getHead(url: string): Promise<Reply<Uint8Array>>;
}

type Read<Body> = (response: Response) => Promise<Body>;

type Outcome<Body> =
  | { readonly kind: "reply"; readonly reply: Reply<Body> }
  | { readonly kind: "failure"; readonly error: (tries: number) => SourceError; readonly retryAfter?: number };

/** An HTTP client that is patient with passing failures and exact about lasting ones. */
export function createClient(options: ClientOptions): Client {
  const { timeout, retries, backoff = 500, wait = sleep, random = Math.random } = options;

  async function attempt<Body>(url: string, headers: Record<string, string>, read: Read<Body>): Promise<Outcome<Body>> {
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url, { headers, credentials: "omit", signal });
      return judge(url, { status: response.status, headers: response.headers, body: await read(response) });
    } catch (error) {
      return networkFailure(url, error, signal.aborted ? timeout : undefined);
    }
  }

  async function request<Body>(url: string, headers: Record<string, string>, read: Read<Body>): Promise<Reply<Body>> {
    for (let tries = 1; ; tries += 1) {
      const outcome = await attempt(url, headers, read);
      if (outcome.kind === "reply") {
        return outcome.reply;
      }
      if (tries > retries) {
        throw outcome.error(tries);
      }
      await wait(outcome.retryAfter ?? backoff * 2 ** (tries - 1) * (0.5 + random()));
    }
  }

  return {
    async getText(url, etag) {
      const known: Record<string, string> = etag === undefined ? {} : { "If-None-Match": etag };
      const headers = { Accept: ACCEPT, ...encodings(url), ...bearer(url, options), ...known };
      const reply = await request(url, headers, (response) => response.text());
      if (reply.status === 200 || (reply.status === 304 && etag !== undefined)) {
        return reply;
      }
      throw statusFailure(url, reply.status, 1, reply.body);
    },
    getHead: (url) => request(url, { Accept: "image/*", ...bearer(url, options) }, readHead),
  };
}

/** Within a machine to compress what is sent takes longer than to send it. */
const encodings = (url: string): Record<string, string> =>
  THIS_MACHINE.includes(new URL(url).hostname) ? { "Accept-Encoding": "identity" } : {};

/** The header that carries a token; none without one, and none for files that lie on another server than the API. */
export function bearer(url: string, { apiUrl, token }: Access): Record<string, string> {
  return token && new URL(url).origin === new URL(apiUrl).origin ? { Authorization: `Bearer ${token}` } : {};
}

function judge<Body>(url: string, reply: Reply<Body>): Outcome<Body> {
  const { status, headers, body } = reply;
  if (status < 500 && status !== 429) {
    return { kind: "reply", reply };
  }
  return {
    kind: "failure",
    error: (tries) => statusFailure(url, status, tries, typeof body === "string" ? body : ""),
    retryAfter: status === 429 || status === 503 ? parseRetryAfter(headers.get("retry-after")) : undefined,
  };
}

function statusFailure(url: string, status: number, tries: number, body: string): SourceError {
  const said = apiMessage(body);
  return new SourceError("status", {
    problem: `The API answered ${status} instead of 200${said ? ` ("${said}")` : ""}${tries > 1 ? `, ${tries} times` : ""}.`,
    fix:
      status === 429
        ? "Ask less at once (option `concurrency`) or raise the server's limit, then build again."
        : status >= 500
          ? "Read the log of the server behind this address, fix what it says, then build again."
          : "Check that `apiUrl` names the base of a server that speaks the contract and lets this machine read it.",
    url,
    status,
  });
}

function networkFailure(url: string, error: unknown, timedOutAfter: number | undefined): Outcome<never> {
  if (timedOutAfter !== undefined) {
    return {
      kind: "failure",
      error: (tries) =>
        new SourceError("timeout", {
          problem: `The API gave no whole answer within ${timedOutAfter} ms (${times(tries)}).`,
          fix: "See why the server is slow, or raise the option `timeout`, then build again.",
          url,
        }),
    };
  }
  return {
    kind: "failure",
    error: (tries) =>
      new SourceError("unreachable", {
        problem: `The API could not be reached: ${causeOf(error)} (${times(tries)}).`,
        fix: "Start the server, or set `apiUrl` (API_URL) to one that runs, then build again.",
        url,
      }),
  };
}

const times = (tries: number) => (tries === 1 ? "tried once" : `tried ${tries} times`);

/** `fetch` says only "fetch failed"; the reason lies in the cause, or in the causes of the addresses it tried. */
function causeOf(error: unknown): string {
  const { cause, errors, message, code } = Object(error);
  if (cause !== undefined) {
    return causeOf(cause);
  }
  return Array.isArray(errors) && errors.length > 0 ? causeOf(errors[0]) : String(message || code || error);
}

/** The message of the contract's error answer, if the body is one. */
function apiMessage(body: string): string | undefined {
  try {
    return apiError.safeParse(JSON.parse(body)).data?.error.message;
  } catch {
    return undefined;
  }
}

/** Delay of a `Retry-After` header in ms, from seconds or a date; at most a minute. */
function parseRetryAfter(value: string | null): number | undefined {
  if (value === null) {
    return undefined;
  }
  const milliseconds = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), LONGEST_WAIT);
}

const HEAD_BYTES = 4100;

async function readHead(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader && length < HEAD_BYTES) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    chunks.push(value);
    length += value.length;
  }
  await reader?.cancel();
  return Buffer.concat(chunks);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
