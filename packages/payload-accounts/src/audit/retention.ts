import type { Payload } from "payload";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Removes old rows of the audit log and sessions that are over, now and once an hour. */
export function startRetention(payload: Payload, days: number): void {
  const run = () => {
    void removeOld(payload, days).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: "The audit log could not be tidied; it is tried again in an hour." }),
    );
  };
  run();
  setInterval(run, HOUR).unref();
}

/** @param days how long the log is kept */
export async function removeOld({ db }: Payload, days: number, now = Date.now()): Promise<void> {
  const at = (time: number) => ({ less_than: new Date(time).toISOString() });
  await db.deleteMany({ collection: "audit-log", where: { createdAt: at(now - days * DAY) } });
  await db.deleteMany({ collection: "sessions", where: { expiresAt: at(now) } });
}
