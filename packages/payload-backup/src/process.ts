/** The process of a nightly backup: it makes an archive, tests its restore, and reports the outcome to its parent. */
import { forgetOld } from "./archive/storage";
import { backUp, type MadeBackup } from "./back-up";
import { drill } from "./drill";
import type { Installation } from "./installation";
import type { BackupOutcome } from "./last-backup";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function makeAndProve(installation: Installation): Promise<BackupOutcome> {
  let made: Pick<MadeBackup, "archive" | "size"> | undefined;
  try {
    const { archive, size } = await backUp(installation);
    made = { archive, size };
    await drill(archive, installation);
  } catch (error) {
    const reason = messageOf(error);
    return made ? { state: "unproven", ...made, reason } : { state: "failed", reason };
  }
  try {
    // Only now: an archive that cannot be restored must not evict one that can.
    await forgetOld(installation);
    return { state: "proven", ...made };
  } catch (error) {
    return { state: "failed", reason: `Old archives could not be removed: ${messageOf(error)}` };
  }
}

/** Makes a backup and reports its outcome over IPC: for the module that the plugin starts as a process of its own. */
export async function reportBackup(installation: Installation): Promise<void> {
  const outcome = await makeAndProve(installation);
  process.send?.(outcome);
  process.disconnect?.();
}
