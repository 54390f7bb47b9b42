/**
 * `npm run files:to-bucket`: sends the pictures and the files of enquiries of this machine to the bucket of
 * MEDIA_S3_BUCKET, for the move to several machines (A5). It leaves them where they are, and may run again.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { config } from "dotenv";
import { openBucket } from "payload-kit/bucket";
import { readEnv } from "../cms/src/env";
import { targetOf } from "../cms/src/files/file-store";
import { typeOf } from "../cms/src/files/type-of";
import { Failure } from "./lib/failure";
import { ROOT } from "./lib/paths";
import { runTask } from "./lib/steps";

await runTask(async () => {
  config({ path: join(ROOT, ".env"), quiet: true });
  const { filesBucket, mediaDir, enquiryFilesDir } = readEnv(process.env, { signs: false });
  if (!filesBucket) throw new Failure("MEDIA_S3_BUCKET is not set: say s3://bucket/prefix.");
  for (const folder of [mediaDir, enquiryFilesDir]) await sendFolder(folder, targetOf(folder, filesBucket));
});

async function sendFolder(folder: string, target: string): Promise<void> {
  const bucket = openBucket(target);
  const there = new Set((await bucket.list()).map(({ key }) => key));
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const missing = files.filter(({ name }) => !there.has(name));
  for (const { name } of missing) await bucket.putFile(name, join(folder, name), typeOf(name));
  console.log(`${folder}: ${missing.length} files sent to ${target}, ${files.length - missing.length} were there.`);
}
