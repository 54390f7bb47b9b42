import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { removeFile } from "./read-form";

const DAY = 24 * 60 * 60_000;

export interface RetentionOptions {
  readonly payload: Payload;
  readonly filesDir: string;
  /** How long enquiries are kept. */
  readonly days: number;
}

/** Erases what is older than the period of retention (X5), now and once a day. @returns a function that ends it */
export function startRetention(options: RetentionOptions): () => void {
  const run = () => {
    void eraseOld(options).catch((error: unknown) =>
      options.payload.logger.error({
        err: error,
        msg: "Old enquiries could not be erased; it is tried again in a day.",
      }),
    );
  };
  run();
  const timer = setInterval(run, DAY).unref();
  return () => clearInterval(timer);
}

/** Erases old enquiries with their files, and files that no enquiry has taken: their sender's process ended half way. */
export async function eraseOld({ payload, filesDir, days }: RetentionOptions, now = Date.now()): Promise<void> {
  await payload.delete({
    collection: "enquiries",
    where: { createdAt: { less_than: new Date(now - days * DAY).toISOString() } },
  });
  for (const key of await readdir(/* turbopackIgnore: true */ filesDir)) {
    const { mtimeMs } = await stat(path.join(/* turbopackIgnore: true */ filesDir, key));
    if (now - mtimeMs < DAY) continue;
    const { totalDocs } = await payload.count({ collection: "enquiries", where: { fileKey: { equals: key } } });
    if (totalDocs === 0) await removeFile(filesDir, key);
  }
}
