/** The publisher process, a child of the CMS. */
import { learnLinks } from "./page-links";
import type { Arrival, Job, Message, Order, Progress, Refined } from "./protocol";
import { publish } from "./publish";
import { createResidentBuilder, type ResidentBuilder } from "./resident-builder";
import { rollBack } from "./roll-back";
import { show } from "./show";
import type { PublishedSite } from "./site";
import { prepareSpare } from "../store/release";
import { finishShown } from "../store/shown-releases";

/** Milliseconds that a running task has to clean up when the parent has exited. */
const SHUTDOWN_TIMEOUT = 10_000;

type Result =
  | Pick<Extract<Message, { type: "outcome" }>, "type" | "outcome">
  | Pick<Extract<Message, { type: "shown" }>, "type" | "outcome">;

interface RunOptions {
  site: PublishedSite;
  builder: ResidentBuilder;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

async function run({ task }: Order, { builder, ...rest }: RunOptions): Promise<Result> {
  if (task.task === "roll-back") return { type: "outcome", outcome: await rollBack(task) };
  const { job } = task;
  const options = { ...rest, root: process.cwd(), builder: builder.for(job) };
  if (task.task === "show") return { type: "shown", outcome: await show({ ...options, task }) };
  return { type: "outcome", outcome: await publish({ ...options, job }) };
}

/** Prepares the next publication: compressed forms of a shown release, the spare, the index of links. */
async function tidy({ releases }: Job, { outcome }: Result): Promise<void> {
  if (outcome.result === "shown") await finishShown(releases, outcome.folder);
  await prepareSpare(releases);
  await learnLinks(releases);
}

const send = (message: Message | Refined) => process.connected && process.send?.(message);

/**
 * Receives tasks from the parent over IPC (protocol.ts), reports their progress, and exits with the parent. The working
 * directory has to be the repository's folder.
 */
export function runPublisherProcess(site: PublishedSite): void {
  const abort = new AbortController();
  const { signal } = abort;
  const builder = createResidentBuilder(site, process.cwd(), signal);
  /** Work between publications; the next one waits for it. */
  let tidying = Promise.resolve();

  process.on("message", async (order: Order | Arrival) => {
    if ("picture" in order) return builder.prepareUpload(order);
    const { id, task } = order;
    await tidying;
    const onProgress = (progress: Progress) => send({ id, type: "progress", ...progress });
    const result = await run(order, { site, builder, signal, onProgress });
    send({ id, ...result, builderMemory: builder.memory() });
    // Optional: on a full disk the next release is made without it.
    if (task.task === "roll-back") return;
    tidying = tidy(task.job, result).catch(() => undefined);
    if (result.type === "shown") return;
    // A publication that arrives meanwhile waits for the lock of builds and finds the builder warm.
    if (result.outcome.result === "unchanged") await builder.warm(task.job).catch(() => undefined);
    if ((await builder.refine()) > 0) send({ type: "refined" });
  });
  stopWithParent(abort, builder);
}

function stopWithParent(abort: AbortController, builder: ResidentBuilder): void {
  function stop(): void {
    abort.abort();
    builder.close();
    // The channel no longer keeps the process alive: it exits once a running publication has cleaned up.
    process.channel?.unref();
    // A lock held by another process or a request without a response must not keep it alive.
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
  }
  process.once("disconnect", stop);
  process.once("SIGTERM", stop);
  // Ctrl+C reaches the process group of the terminal, but builders run in groups of their own and have to be ended here.
  process.once("SIGINT", stop);
}
