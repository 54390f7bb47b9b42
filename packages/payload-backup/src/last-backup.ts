import type { Payload } from "payload";

const KEY = "last-backup";

/**
 * `proven`: it was made, and restored into a temporary folder. `unproven`: it was made, and could not be restored.
 * `failed`: it was not made.
 */
export type BackupOutcome =
  | { readonly state: "proven"; readonly archive: string; readonly size: number }
  | { readonly state: "unproven"; readonly archive: string; readonly size: number; readonly reason: string }
  | { readonly state: "failed"; readonly reason: string };

/** The backup of a night. Moments are ISO 8601, sizes bytes. */
type NightlyBackup = BackupOutcome & {
  readonly startedAt: string;
  readonly finishedAt: string;
  /** When the last one that is proven was made; null before the first. */
  readonly lastProvenAt: string | null;
};

/** State of backups, for the dashboard. */
export interface BackupStatus {
  /** Whether they are made at night. */
  readonly isOn: boolean;
  readonly last: NightlyBackup | null;
}

/** For a config with the plugin. */
export async function backupStatus(payload: Payload): Promise<BackupStatus> {
  const { backup }: { backup?: Pick<BackupStatus, "isOn"> } = payload.config.custom;
  return { isOn: backup?.isOn ?? false, last: await lastBackup(payload) };
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
