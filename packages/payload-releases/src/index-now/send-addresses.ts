/** IndexNow (https://www.indexnow.org/documentation): tells search engines which addresses have changed. */
import { post } from "../post";

export interface IndexNowSettings {
  /** Address that takes the lists; one engine tells the others. */
  readonly endpoint: string;
  /** The site serves it at `/<key>.txt`. */
  readonly key: string;
  /** Of the site, without a trailing slash. */
  readonly siteUrl: string;
}

export interface SendOptions {
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly firstPause?: number;
  readonly signal: AbortSignal;
}

/** Limit of the protocol for one request. */
const MOST_ADDRESSES = 10_000;
const FIRST_PAUSE = 30_000;

/**
 * Sends all addresses. Transient failures (no response, 429, 5xx) are retried; others are not.
 * @param addresses absolute
 * @throws Error with the engine's reason; AbortError when it is aborted
 */
export async function sendAddresses(
  addresses: readonly string[],
  settings: IndexNowSettings,
  options: SendOptions,
): Promise<void> {
  for (let from = 0; from < addresses.length; from += MOST_ADDRESSES) {
    await sendList(bodyOf(addresses.slice(from, from + MOST_ADDRESSES), settings), settings.endpoint, options);
  }
}

function bodyOf(urlList: readonly string[], { key, siteUrl }: IndexNowSettings): string {
  return JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList });
}

async function sendList(body: string, endpoint: string, { firstPause = FIRST_PAUSE, signal }: SendOptions) {
  const headers = { "Content-Type": "application/json; charset=utf-8" };
  const problem = await post(endpoint, body, { headers, firstPause, signal });
  if (problem !== undefined) throw new Error(`${endpoint} did not take the addresses: ${problem}`);
}
