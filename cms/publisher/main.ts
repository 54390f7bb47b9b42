/**
 * The process that publishes, started by the CMS: `node --import tsx cms/publisher/main.ts <task>`, the task being JSON
 * as in protocol.ts. It reports to its parent, and ends with it.
 */
import type { Message, Outcome, Progress, Task } from "./protocol";
import { publish } from "./publish";
import { rollBack } from "./roll-back";

const task = JSON.parse(process.argv[2] ?? "null") as Task;
const abort = new AbortController();
const tell = (message: Message) => process.send?.(message);
process.once("disconnect", () => abort.abort());
process.once("SIGTERM", () => abort.abort());

function run(): Promise<Outcome> {
  if (task.task === "roll-back") return rollBack(task);
  const onProgress = (progress: Progress) => tell({ type: "progress", ...progress });
  return publish({ root: process.cwd(), job: task.job, onProgress, signal: abort.signal });
}

tell({ type: "outcome", outcome: await run() });
process.disconnect?.();
