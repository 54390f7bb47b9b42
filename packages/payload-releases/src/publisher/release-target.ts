import { spawn } from "node:child_process";
import { once } from "node:events";
import { killGroup } from "gatsby-incremental-builder";
import { PublishError } from "./publish-error";
import type { Delivery } from "./delivery";
import { sendToBucket } from "./send-to-bucket";

/** Characters of a command's output that are logged when it fails. */
const OUTPUT_LENGTH = 8000;

/**
 * Delivers a checked release to its target when visitors are not served from this machine (A6). It goes live here
 * afterwards.
 * @throws PublishError when the delivery fails
 */
export async function deliver({ target, files, id, manifest, ...watch }: Delivery): Promise<void> {
  if (!target) return;
  if (!target.startsWith("s3://")) return runCommand(target, { RELEASE_DIR: files, RELEASE_ID: id }, watch);
  try {
    await sendToBucket({ target, files, manifest, ...watch });
  } catch (error) {
    throw new PublishError(
      "reasons:notCopied",
      {},
      [],
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  }
}

/** Splits a command into program and arguments at spaces; double quotes group. No shell is involved. */
export function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

async function runCommand(
  command: string,
  about: Readonly<Record<string, string>>,
  { signal: giveUp, onProgress }: Pick<Delivery, "signal" | "onProgress">,
): Promise<void> {
  const [program = "", ...args] = wordsOf(command);
  const child = spawn(program, args, {
    env: { ...process.env, ...about },
    stdio: ["ignore", "pipe", "pipe"],
    // In a process group of its own, so that its children can be killed with it.
    detached: true,
  });
  const end = () => killGroup(child);
  giveUp?.addEventListener("abort", end);
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-OUTPUT_LENGTH);
    onProgress?.(0);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const [code, signal] = (await once(child, "close").catch((error: Error) => [error.message])) as unknown[];
  giveUp?.removeEventListener("abort", end);
  if (code === 0) return;
  throw new PublishError("reasons:commandFailed", { code: String(signal ?? code) }, [], output);
}
