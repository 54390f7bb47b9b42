import type { Payload } from "payload";
import type { BackupOutcome, NightlyBackup } from "./outcome";

const KEY = "last-backup";

/** `custom` of the config with the plugin. */
export interface BackupCustom {
  readonly backup?: Pick<BackupStatus, "isOn">;
}

/** State of backups, for the dashboard. */
export interface BackupStatus {
  /** Whether they are made at night. */
  readonly isOn: boolean;
  readonly last: NightlyBackup | null;
}

/** @returns undefined without the plugin */
export async function backupStatus(payload: Payload): Promise<BackupStatus | undefined> {
  const { backup }: BackupCustom = payload.config.custom;
  return backup && { ...backup, last: await lastBackup(payload) };
}

/** The backup of the last night that had one, whichever instance has made it (X10); null before the first. */
export async function lastBackup(payload: Payload): Promise<NightlyBackup | null> {
  return payload.kv.get<NightlyBackup>(KEY);
}

/** Notes what became of a night's backup. */
export async function noteBackup(payload: Payload, outcome: BackupOutcome, startedAt: string): Promise<void> {
  const before = await lastBackup(payload);
  const lastProvenAt = outcome.state === "proven" ? startedAt : (before?.lastProvenAt ?? null);
  const finishedAt = new Date().toISOString();
  await payload.kv.set(KEY, { ...outcome, startedAt, finishedAt, lastProvenAt } satisfies NightlyBackup);
}
