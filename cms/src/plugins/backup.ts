import path from "node:path";
import { backup as plugin } from "payload-backup";
import type { BackupProcess } from "payload-backup/nightly";
import { findRepositoryRoot, type CmsEnv } from "../env";

/** The process that makes them. */
export const backupProcess = (cwd = findRepositoryRoot()): BackupProcess => ({
  ...{ module: path.join(/* turbopackIgnore: true */ cwd, "cms", "backup", "main.ts"), cwd },
});

/** Backups every night, each restored to prove it (X10). */
export const backup = ({ backups }: CmsEnv) => plugin({ nightly: backups.nightly, process: backupProcess() });
