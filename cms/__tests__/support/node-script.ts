import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { bundledScript } from "./bundled-script";
import { RESULT } from "./result";

const CMS = path.resolve(__dirname, "../..");

/**
 * Runs a script of this folder in Node itself: Payload is published as ES modules, which Jest cannot load.
 * @param name of the file, without its ending
 * @returns what it printed as its result
 * @throws Error with the end of its output when it fails
 */
export async function runScript(name: string, args: string[], env: Record<string, string>): Promise<unknown> {
  const [command, ...words] = bundledScript(name);
  const child = spawn(command, [...words, ...args], {
    cwd: CMS,
    env: { ...process.env, ...env },
  });
  let output = "";
  // Buffered, so that log lines do not interrupt a long result that arrives in chunks.
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    printed += chunk;
    output += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  const [code] = await once(child, "close");
  if (code === UNSETTLED_AWAIT) return runScript(name, args, env);
  const result = printed.split("\n").findLast((line) => line.startsWith(RESULT));
  if (code !== 0 || !result) throw new Error(`${name} ended with ${String(code)}:\n${output.slice(-4000)}`);
  return JSON.parse(result.slice(RESULT.length));
}
