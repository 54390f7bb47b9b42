import { createHmac } from "node:crypto";
import { post } from "./post";
import type { Outcome } from "./publisher/protocol";
import { said } from "./reasons";

export interface DeployHook {
  readonly url: string;
  /** Signs what is sent; without one it goes unsigned, as most hosts' hooks expect. */
  readonly secret: string | undefined;
}

const FIRST_PAUSE = 1000;

/**
 * Asks a static host to build (A6): a POST with the changes as JSON. With a secret the header
 * `X-Signature: t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>", hex>` proves who sent it. Never throws.
 */
export async function callDeployHook({ url, secret }: DeployHook, body: string): Promise<Outcome> {
  const headers = { "Content-Type": "application/json", ...(secret ? { "X-Signature": sign(body, secret) } : {}) };
  const problem = await post(url, body, { headers, firstPause: FIRST_PAUSE });
  if (problem === undefined) return { result: "handed-on" };
  const reason = said("reasons:hookFailed", { problem });
  return { result: "failed", step: "switch", ...reason, places: [], log: "", timings: {} };
}

function sign(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
