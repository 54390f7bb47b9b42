import type { Payload } from "payload";
import { every } from "payload-kit/clock";
import type { FileStore } from "../files/file-store";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export interface RetentionOptions {
  readonly payload: Payload;
  readonly files: FileStore;
  /** How long enquiries are kept. */
  readonly days: number;
}

/** Erases enquiries that are older than the period of retention (X5), now and once an hour. */
export function startRetention(options: RetentionOptions): void {
  const failed = (error: unknown) =>
    options.payload.logger.error({
      err: error,
      msg: "Old enquiries could not be erased; it is tried again in an hour.",
    });
  void eraseOld(options).catch(failed);
  every(HOUR / 1000, () => eraseOld(options), failed);
}

/**
 * Erases old enquiries with their files, and files that no enquiry has taken within an hour: the process that took them ended
 * half way, or never heard whether the enquiry was stored. A file at fault is named in the log and does not keep the others.
 */
export async function eraseOld({ payload, files, days }: RetentionOptions, now = Date.now()): Promise<void> {
  const { errors } = await payload.delete({
    collection: "enquiries",
    where: { createdAt: { less_than: new Date(now - days * DAY).toISOString() } },
  });
  for (const { id, message } of errors)
    payload.logger.error({ msg: `Enquiry ${id} is too old and could not be erased: ${message}` });
  const old = (await files.list()).filter(({ changedAt }) => now - changedAt >= HOUR);
  if (old.length === 0) return;
  const taken = await takenFiles(payload);
  for (const { key } of old) {
    if (taken.has(key)) continue;
    try {
      await files.remove(key);
    } catch (error) {
      payload.logger.error({
        err: error,
        msg: `${files.placeOf(key)} belongs to no enquiry and could not be removed; remove it by hand.`,
      });
    }
  }
}

/** The files that enquiries have. */
async function takenFiles(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.db.find<{ fileKey?: string | null }>({
    ...{ collection: "enquiries", where: { fileKey: { exists: true } }, select: { fileKey: true } },
    ...{ limit: 0, pagination: false },
  });
  return new Set(docs.flatMap(({ fileKey }) => fileKey ?? []));
}
