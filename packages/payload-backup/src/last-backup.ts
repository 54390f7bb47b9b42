import type { Payload } from "payload";
import type { BackupOutcome, NightlyBackup } from "./outcome";

const KEY = "last-backup";

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
