import { withFileLock } from "payload-kit/file-lock";

/** Runs work under the lock of backups and restores. @param dataDir folder of the data */
export const withBackupLock = <Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> =>
  withFileLock(dataDir, ".backup.lock", work);
