/**
 * The process that publishes, started by the CMS: `node --import tsx cms/publisher/main.ts`. It takes tasks from its
 * parent (protocol.ts), reports to it, and ends with it.
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

/** For what is under way to clear up after itself when the parent has ended. */
const LONGEST_END = 10_000;

const abort = new AbortController();
let incremental: IncrementalBuilder | undefined;

function incrementalFor({ resident }: Pick<Job, "resident">): IncrementalBuilder | undefined {
  if (resident) incremental ??= createIncrementalBuilder({ ...resident, sourcePlugin: SOURCE_PLUGIN });
  return resident ? incremental : undefined;
}
const builderFor = (job: Job) => incrementalFor(job)?.build;

/** So that the release which first shows a picture finds its renditions made. What is not made ahead, that release makes. */
async function takeIn({ picture, ...job }: Arrival): Promise<void> {
  await incrementalFor(job)
    ?.expectPicture(process.cwd(), picture)
    .catch(() => undefined);
  await rm(dirname(picture), { recursive: true, force: true });
}

/** After a start there is often nothing to publish: time to make ready for what will be. */
async function makeReady(job: Job): Promise<void> {
  const builder = builderFor(job);
  if (!builder || incremental?.isWarm) return;
  await warmUp({ root: process.cwd(), job, builder, signal: abort.signal });
}

let isRefining = false;

/** The first build makes pictures in haste (docs/decisions/0143); the rest of their quality comes when nobody waits. */
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

/** Makes ready for what comes next: an approved release may go live at any time. */
async function tidy({ releases }: Job, { outcome }: Result): Promise<void> {
  if (outcome.result === "shown") await finishShown(releases, outcome.folder);
  await prepareSpare(releases);
  await learnLinks(releases);
}

function stop(): void {
  abort.abort();
  incremental?.close();
  // A publication that is under way clears up after itself first.
  process.channel?.unref();
  // It does not outlive its parent by a lock that another process holds, or an answer that never arrives.
  setTimeout(() => process.exit(1), LONGEST_END).unref();
}

/** What is done between publications; the next one waits for it. */
let tidying = Promise.resolve();

const send = (message: Message | Refined) => process.connected && process.send?.(message);
process.on("message", async (order: Order | Arrival) => {
  if ("picture" in order) return takeIn(order);
  const { id, task } = order;
  await tidying;
  const result = await run(order, (progress) => send({ id, type: "progress", ...progress }));
  send({ id, ...result, builderMemory: incremental?.memory ?? 0 });
  // Where there is no room for it, the next release is made without.
  if (task.task === "roll-back") return;
  tidying = tidy(task.job, result).catch(() => undefined);
  if (result.type === "shown") return;
  // Whoever publishes meanwhile waits for the lock of builds, and finds the builder ready.
  if (result.outcome.result === "unchanged") await makeReady(task.job).catch(() => undefined);
  await refine();
});
process.once("disconnect", stop);
process.once("SIGTERM", stop);
// From a terminal it comes to all at once; what builds here is in groups of its own and has to be ended.
process.once("SIGINT", stop);
