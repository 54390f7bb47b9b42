import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Payload } from "payload";
import { findRepositoryRoot } from "../env";
import { demoState } from "../seed/demo-state";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";

/**
 * Imports the demo content into an empty database, in a process of its own, so that the bundle of the CMS holds none of it.
 * @throws Error when the import fails
 */
export async function ensureDemoContent(payload: Payload): Promise<void> {
  const state = await demoState(payload);
  if (state === "finished" || state === "foreign") return;
  const folder = path.join(/* turbopackIgnore: true */ findRepositoryRoot(), "cms");
  const script = path.join(/* turbopackIgnore: true */ folder, "scripts", "seed.ts");
  const child = spawn(/* turbopackIgnore: true */ process.execPath, ["--import", "tsx", script], {
    cwd: folder,
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  if (code === UNSETTLED_AWAIT) return ensureDemoContent(payload);
  if (code !== 0)
    throw new Error(
      "The demo content could not be imported; the lines above say why. DEMO_CONTENT=false starts without it.",
    );
}
