/**
 * The process that publishes, started by the CMS: `node --import tsx cms/publisher/main.ts`. It takes tasks from its
 * parent (protocol.ts), reports to it, and ends with it.
 */
import type { Job, Message, Order, Outcome, Progress } from "./protocol";
import { publish } from "./publish";
import { createResidentBuilder, type ResidentBuilder } from "./resident-builder";
import { rollBack } from "./roll-back";

const abort = new AbortController();
let resident: ResidentBuilder | undefined;

function builderFor({ resident: wanted }: Job) {
  if (!wanted) return undefined;
  resident ??= createResidentBuilder(wanted);
  return resident.build;
}

function run({ task }: Order, onProgress: (progress: Progress) => void): Promise<Outcome> {
  if (task.task === "roll-back") return rollBack(task);
  const { job } = task;
  return publish({ root: process.cwd(), job, builder: builderFor(job), onProgress, signal: abort.signal });
}

function stop(): void {
  abort.abort();
  resident?.close();
  // A publication that is under way clears up after itself first.
  process.channel?.unref();
}

const tell = (message: Message) => process.connected && process.send?.(message);
process.on("message", async (order: Order) => {
  const { id } = order;
  const outcome = await run(order, (progress) => tell({ id, type: "progress", ...progress }));
  tell({ id, type: "outcome", outcome });
});
process.once("disconnect", stop);
process.once("SIGTERM", stop);
