import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { CMS } from "./paths";
import type { Environment } from "./processes";

/**
 * Runs a script of the CMS at this terminal, in a process of its own: Payload's packages do not always load at the first try.
 * @returns its exit code
 */
export async function runCmsScript(name: string, args: readonly string[], env: Environment): Promise<number> {
  const child = spawn(process.execPath, ["--import", "tsx", join(CMS, "scripts", name), ...args], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === UNSETTLED_AWAIT ? runCmsScript(name, args, env) : (code ?? 1);
}
