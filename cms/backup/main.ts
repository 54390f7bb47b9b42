/**
 * The process that backs up at night, started by the CMS: `node --import tsx cms/backup/main.ts`. It makes an archive, restores
 * it into a temporary folder, tells its parent what came of it, and ends.
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
    // Not before: archives that cannot be restored must not push out one that can.
    await forgetOld(openStorage(env.backups.target), env.backups.keep);
    return { state: "proven", archive, size };
  } catch (error) {
    return { state: "failed", reason: `Old archives could not be removed: ${messageOf(error)}` };
  }
}

const outcome = await run();
process.send?.(outcome);
process.disconnect?.();
