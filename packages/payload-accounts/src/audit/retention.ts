import type { Payload } from "payload";
import { every } from "payload-kit/clock";

/** In seconds. */
const HOUR = 60 * 60;
/** In milliseconds. */
const DAY = 24 * HOUR * 1000;

/** Removes old rows of the audit log and sessions that are over, now and once an hour. */
export function startRetention(payload: Payload, days: number): void {
  const failed = (error: unknown) =>
    payload.logger.error({ err: error, msg: "The audit log could not be tidied; it is tried again in an hour." });
  void removeOld(payload, days).catch(failed);
  every(HOUR, () => removeOld(payload, days), failed);
}

/** @param days how long the log is kept */
export async function removeOld({ db }: Payload, days: number, now = Date.now()): Promise<void> {
  const at = (time: number) => ({ less_than: new Date(time).toISOString() });
  await db.deleteMany({ collection: "audit-log", where: { createdAt: at(now - days * DAY) } });
  await db.deleteMany({ collection: "sessions", where: { expiresAt: at(now) } });
}
