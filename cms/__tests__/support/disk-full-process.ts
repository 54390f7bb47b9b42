/**
 * Publishes a fake site on a small disk that is fuller each time, in the given folder; prints the outcome of each
 * publication and the responses that visitors got meanwhile.
 */
import { open, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { publish } from "payload-releases/publisher/publish";
import { createIncrementalBuilder } from "gatsby-incremental-builder";
import { publishedSite } from "../../publisher/published-site";
import { startPlayedSite } from "./played-site";
import { printResult } from "./result";

/** Free bytes at first, and the decrease each time. */
const [MOST, STEP] = [600_000, 20_000];

const [folder = ""] = process.argv.slice(2);
const ballast = path.join(folder, "ballast");
const site = await startPlayedSite(folder);
const builder = createIncrementalBuilder({ memory: 1e9, sourcePlugin: "source" });

/** Fills the disk until the given number of bytes is free. */
async function leave(bytes: number): Promise<void> {
  await rm(ballast, { force: true });
  const { bavail, bsize } = await statfs(folder);
  const file = await open(ballast, "w");
  await file.writeFile(Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
  await file.close();
}

async function publishNext(): Promise<{ outcome: string; reason: string; isWhole: boolean }> {
  const before = await site.live();
  site.version = String(Number(site.version) + 1);
  const outcome = await publish({
    site: publishedSite,
    root: folder,
    job: { ...site.job, keep: 50 },
    builder: builder.build,
  });
  const expected = outcome.result === "live" ? Number(site.version) : before;
  const reason = outcome.result === "failed" ? outcome.reason : "";
  return { outcome: outcome.result, reason, isWhole: (await site.live()) === expected };
}

await publishNext();
const stop = site.watch();
const tight: Awaited<ReturnType<typeof publishNext>>[] = [];
for (let left = MOST; left >= 0; left -= STEP) {
  await leave(left);
  tight.push(await publishNext());
}
await rm(ballast);
const roomy = await publishNext();
const { requests, faults } = await stop();
builder.close();
site.close();
printResult({ tight, roomy, requests, faults });
process.exit(0);
