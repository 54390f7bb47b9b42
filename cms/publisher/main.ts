/**
 * The publisher process, a child of the CMS: `node --import tsx cms/publisher/main.ts`. It receives tasks from its
 * parent over IPC (protocol.ts), reports progress, and exits with it.
 */
import { createIncrementalBuilder, refinePictures, type IncrementalBuilder } from "gatsby-incremental-builder";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { withBuildLock } from "./locks";
import type { Arrival, Job, Message, Order, Progress, Refined } from "./protocol";
import { learnLinks } from "./page-links";
import { publish, warmUp } from "./publish";
import { prepareSpare } from "../release-store/release";
import { finishShown } from "../release-store/shown-releases";
import { rollBack } from "./roll-back";
import { show } from "./show";
import { PICTURE_EFFORT, SOURCE_PLUGIN } from "./site-source";

/** Milliseconds that a running task has to clean up when the parent has exited. */
const SHUTDOWN_TIMEOUT = 10_000;

const abort = new AbortController();
let incremental: IncrementalBuilder | undefined;

function incrementalFor({ resident }: Pick<Job, "resident">): IncrementalBuilder | undefined {
  if (resident) incremental ??= createIncrementalBuilder({ ...resident, sourcePlugin: SOURCE_PLUGIN });
  return resident ? incremental : undefined;
}
const builderFor = (job: Job) => incrementalFor(job)?.build;

/** Makes the renditions of an uploaded picture ahead of its release. On failure the release makes them. */
async function prepareUpload({ picture, ...job }: Arrival): Promise<void> {
  await incrementalFor(job)
    ?.expectPicture(process.cwd(), picture)
    .catch(() => undefined);
  await rm(dirname(picture), { recursive: true, force: true });
}

/** Warms the incremental builder up when there was nothing to publish, as is common after a start. */
async function warmBuilder(job: Job): Promise<void> {
  const builder = builderFor(job);
  if (!builder || incremental?.isWarm) return;
  await warmUp({ root: process.cwd(), job, builder, signal: abort.signal });
}

let isRefining = false;

/** Re-encodes the first build's quickly made pictures at full quality while idle (docs/decisions/0143). */
async function refine(): Promise<void> {
  if (isRefining) return;
  isRefining = true;
  const exclusively = (work: () => Promise<void>) => withBuildLock(process.cwd(), work);
  const options = { root: process.cwd(), effort: PICTURE_EFFORT, exclusively, signal: abort.signal };
  const count = await refinePictures(options).catch(() => 0);
  isRefining = false;
  if (count > 0) send({ type: "refined" });
}

type Result =
  | Pick<Extract<Message, { type: "outcome" }>, "type" | "outcome">
  | Pick<Extract<Message, { type: "shown" }>, "type" | "outcome">;

async function run({ task }: Order, onProgress: (progress: Progress) => void): Promise<Result> {
  if (task.task === "roll-back") return { type: "outcome", outcome: await rollBack(task) };
  const { job } = task;
  const options = { root: process.cwd(), builder: builderFor(job), onProgress, signal: abort.signal };
  if (task.task === "show") return { type: "shown", outcome: await show({ ...options, task }) };
  return { type: "outcome", outcome: await publish({ ...options, job }) };
}

/** Prepares the next publication: compressed forms of a shown release, the spare, the index of links. */
async function tidy({ releases }: Job, { outcome }: Result): Promise<void> {
  if (outcome.result === "shown") await finishShown(releases, outcome.folder);
  await prepareSpare(releases);
  await learnLinks(releases);
}

function stop(): void {
  abort.abort();
  incremental?.close();
  // The channel no longer keeps the process alive: it exits once a running publication has cleaned up.
  process.channel?.unref();
  // A lock held by another process or a request without a response must not keep it alive.
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
}

/** Work between publications; the next one waits for it. */
let tidying = Promise.resolve();

const send = (message: Message | Refined) => process.connected && process.send?.(message);
process.on("message", async (order: Order | Arrival) => {
  if ("picture" in order) return prepareUpload(order);
  const { id, task } = order;
  await tidying;
  const result = await run(order, (progress) => send({ id, type: "progress", ...progress }));
  send({ id, ...result, builderMemory: incremental?.memory ?? 0 });
  // Optional: on a full disk the next release is made without it.
  if (task.task === "roll-back") return;
  tidying = tidy(task.job, result).catch(() => undefined);
  if (result.type === "shown") return;
  // A publication that arrives meanwhile waits for the lock of builds and finds the builder warm.
  if (result.outcome.result === "unchanged") await warmBuilder(task.job).catch(() => undefined);
  await refine();
});
process.once("disconnect", stop);
process.once("SIGTERM", stop);
// Ctrl+C reaches the process group of the terminal, but builders run in groups of their own and have to be ended here.
process.once("SIGINT", stop);
