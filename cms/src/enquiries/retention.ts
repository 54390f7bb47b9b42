import type { Payload } from "payload";
import type { FileStore } from "../files/file-store";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export interface RetentionOptions {
  readonly payload: Payload;
  readonly files: FileStore;
  /** How long enquiries are kept. */
  readonly days: number;
}

/** Erases what is older than the period of retention (X5), now and once an hour. @returns a function that ends it */
export function startRetention(options: RetentionOptions): () => void {
  const run = () => {
    void eraseOld(options).catch((error: unknown) =>
      options.payload.logger.error({
        err: error,
        msg: "Old enquiries could not be erased; it is tried again in an hour.",
      }),
    );
  };
  run();
  const timer = setInterval(run, HOUR).unref();
  return () => clearInterval(timer);
}

/**
 * Erases old enquiries with their files, and files that no enquiry has taken within an hour: their sender's process ended
 * half way. A file at fault is named in the log and does not keep the others.
 */
export async function eraseOld({ payload, files, days }: RetentionOptions, now = Date.now()): Promise<void> {
  const { errors } = await payload.delete({
    collection: "enquiries",
    where: { createdAt: { less_than: new Date(now - days * DAY).toISOString() } },
  });
  for (const { id, message } of errors)
    payload.logger.error({ msg: `Enquiry ${id} is too old and could not be erased: ${message}` });
  for (const { key, changedAt } of await files.list()) {
    if (now - changedAt < HOUR) continue;
    try {
      await removeOrphan(payload, files, key);
    } catch (error) {
      payload.logger.error({
        err: error,
        msg: `${files.placeOf(key)} belongs to no enquiry and could not be removed; remove it by hand.`,
      });
    }
  }
}

async function removeOrphan(payload: Payload, files: FileStore, key: string): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "enquiries", where: { fileKey: { equals: key } } });
  if (totalDocs === 0) await files.remove(key);
}
