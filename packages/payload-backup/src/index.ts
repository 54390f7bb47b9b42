/** Backups every night, each restored to prove it, and their state for the admin. */
import type { Plugin } from "payload";
import { extendConfig } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import { createStatusEndpoint } from "./endpoint";
import { startNightlyBackups, type BackupProcess } from "./nightly";
import { TEXTS } from "./texts";

export interface BackupOptions {
  /** Time of day: `04:00` by the clock of this machine, `00:00Z` in UTC; null makes none. */
  readonly nightly: string | null;
  /** Packing takes the processor for a while, so a process of its own makes them. */
  readonly process: BackupProcess;
}

export const backup =
  ({ nightly, process }: BackupOptions): Plugin =>
  (config) =>
    extendConfig(config, {
      endpoints: [createStatusEndpoint(nightly !== null)],
      translations: gatherTexts(TEXTS),
      startUp: nightly === null ? [] : [(payload) => startNightlyBackups(payload, nightly, process)],
    });
