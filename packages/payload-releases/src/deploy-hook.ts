import { createHmac } from "node:crypto";
import type { Outcome } from "./publisher/protocol";

export interface DeployHook {
  readonly url: string;
  /** Signs what is sent; without one it goes unsigned, as most hosts' hooks expect. */
  readonly secret: string | undefined;
}

const ATTEMPTS = 5;
const FIRST_PAUSE = 1000;
const TIMEOUT = 15_000;

/**
 * Asks a static host to build (A6): a POST with the changes as JSON. With a secret the header
 * `X-Signature: t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>", hex>` proves who sent it. Never throws.
 */
export async function callDeployHook({ url, secret }: DeployHook, body: string): Promise<Outcome> {
  let problem = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE * 2 ** (attempt - 1)));
    const headers = { "Content-Type": "application/json", ...(secret ? { "X-Signature": sign(body, secret) } : {}) };
    const answer = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT) }).catch(
      (error: unknown) => error,
    );
    if (answer instanceof Response && answer.ok) return { result: "handed-on" };
    problem = answer instanceof Response ? `it answered ${answer.status}` : String(answer);
    if (answer instanceof Response && answer.status < 500 && answer.status !== 429) break;
  }
  const reason = `The host's deploy hook could not be called: ${problem}. See that its address is right, then publish again.`;
  return { result: "failed", step: "switch", reason, places: [], log: "", timings: {} };
}

function sign(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
