import type { Endpoint } from "payload";
import { ensureSignedIn } from "payload-kit/access";
import { lastBackup } from "./last-backup";
import type { NightlyBackup } from "./outcome";

export interface BackupStatus {
  /** The server's clock, ISO 8601. */
  readonly now: string;
  /** Whether backups are made at night. */
  readonly isOn: boolean;
  readonly last: NightlyBackup | null;
}

/** State of backups, for the admin (X10). @param isOn whether backups are made at night */
export const createStatusEndpoint = (isOn: boolean): Endpoint => ({
  path: "/last-backup",
  method: "get",
  async handler(request) {
    ensureSignedIn(request);
    const last = await lastBackup(request.payload);
    const status: BackupStatus = { now: new Date().toISOString(), isOn, last };
    return Response.json(status, { headers: { "Cache-Control": "no-store" } });
  },
});
