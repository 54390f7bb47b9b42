/** Outcome of a backup. Imports nothing, because the backup process, the CMS and the admin's client code load it. */

/**
 * `proven`: it was made, and restored into a temporary folder. `unproven`: it was made, and could not be restored.
 * `failed`: it was not made.
 */
export type BackupOutcome =
  | { readonly state: "proven"; readonly archive: string; readonly size: number }
  | { readonly state: "unproven"; readonly archive: string; readonly size: number; readonly reason: string }
  | { readonly state: "failed"; readonly reason: string };

/** The backup of a night. Moments are ISO 8601, sizes bytes. */
export type NightlyBackup = BackupOutcome & {
  readonly startedAt: string;
  readonly finishedAt: string;
  /** When the last one that is proven was made; null before the first. */
  readonly lastProvenAt: string | null;
};
