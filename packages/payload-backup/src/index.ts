/** Backups every night, each restored to prove it. */
import type { Payload, Plugin } from "payload";
import { extendConfig } from "payload-kit/extend";
import { localized } from "./texts";
import { startNightlyBackups, type BackupProcess } from "./nightly";

const WIDGET = "payload-backup/admin/backup-tile#BackupWidget";

export interface BackupOptions {
  /** Time of day: `04:00` by the clock of this machine, `00:00Z` in UTC; null makes none. */
  readonly nightly: string | null;
  /** Packing takes the processor for a while, so a process of its own makes them. */
  readonly process: BackupProcess;
}

/** The plugin. A server begins its work with `startPlugins` of payload-kit. */
export const backup =
  ({ nightly, process }: BackupOptions): Plugin =>
  (config) => {
    const startUp = nightly === null ? [] : [(payload: Payload) => startNightlyBackups(payload, nightly, process)];
    const widget = { slug: "backup", label: localized("backups:title"), Component: WIDGET };
    return extendConfig(config, { custom: { backup: { isOn: nightly !== null } }, startUp, widgets: [widget] });
  };
