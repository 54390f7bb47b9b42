import type { Endpoint } from "payload";
import { ensureSignedIn } from "payload-kit/access";
import { readEnv } from "../env";
import { lastBackup } from "./last-backup";
import type { NightlyBackup } from "./outcome";

export interface BackupStatus {
  /** The server's clock, ISO 8601. */
  readonly now: string;
  /** Whether backups are made at night. */
  readonly isOn: boolean;
  readonly last: NightlyBackup | null;
}

/** `/cms-api/last-backup`: what the dashboard says of backups (X10). For those who are signed in. */
export const backupEndpoint: Endpoint = {
  path: "/last-backup",
  method: "get",
  async handler(request) {
    ensureSignedIn(request);
    const last = await lastBackup(request.payload);
    const isOn = readEnv().backups.nightly !== null;
    const status: BackupStatus = { now: new Date().toISOString(), isOn, last };
    return Response.json(status, { headers: { "Cache-Control": "no-store" } });
  },
};
