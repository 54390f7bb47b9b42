/**
 * The nightly backup process, a child of the CMS: `node --import tsx cms/backup/main.ts`. It makes an archive, tests
 * its restore, reports the outcome to its parent over IPC and exits.
 */
import { readEnv } from "../src/env";
import type { BackupOutcome } from "../src/backups/outcome";
import { backUp } from "./back-up";
import { drill } from "./drill";
import { forgetOld, openStorage } from "./storage";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function run(): Promise<BackupOutcome> {
  const env = readEnv();
  let made: Awaited<ReturnType<typeof backUp>>;
  try {
    made = await backUp(env);
  } catch (error) {
    return { state: "failed", reason: messageOf(error) };
  }
  const { archive, size } = made;
  try {
    await drill(archive, env);
  } catch (error) {
    return { state: "unproven", archive, size, reason: messageOf(error) };
  }
  try {
    // Only now: an archive that cannot be restored must not evict one that can.
    await forgetOld(openStorage(env.backups.target), env.backups.keep);
    return { state: "proven", archive, size };
  } catch (error) {
    return { state: "failed", reason: `Old archives could not be removed: ${messageOf(error)}` };
  }
}

const outcome = await run();
process.send?.(outcome);
process.disconnect?.();
