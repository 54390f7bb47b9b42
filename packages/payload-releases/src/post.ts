import { setTimeout as wait } from "node:timers/promises";

const ATTEMPTS = 5;
const TIMEOUT = 15_000;

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly firstPause: number;
  readonly signal?: AbortSignal;
}

/**
 * Posts to a server that may be away for a moment: no response, 429 and 5xx are tried again, other refusals are not.
 * @returns the reason of a failure; undefined on success
 * @throws AbortError when it is aborted
 */
export async function post(
  url: string,
  body: string,
  { headers, firstPause, signal }: PostOptions,
): Promise<string | undefined> {
  let problem = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // It keeps no process alive.
    if (attempt > 0) await wait(firstPause * 2 ** (attempt - 1), undefined, { ...(signal && { signal }), ref: false });
    signal?.throwIfAborted();
    const either = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]);
    const answer = await fetch(url, { method: "POST", headers, body, signal: either }).catch((error: unknown) => error);
    signal?.throwIfAborted();
    if (answer instanceof Response && answer.ok) return undefined;
    problem = answer instanceof Response ? `it answered ${answer.status}` : String(answer);
    if (answer instanceof Response && answer.status < 500 && answer.status !== 429) break;
  }
  return problem;
}
