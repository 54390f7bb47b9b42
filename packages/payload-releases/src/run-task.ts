import { spawn, type ChildProcess } from "node:child_process";
import type {
  Arrival,
  Message,
  Order,
  Outcome,
  Progress,
  Refined,
  RollBackTask,
  ShowOutcome,
  ShowTask,
  Task,
} from "./publisher/protocol";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import type { PublisherProcess } from "./options";
import { said } from "./reasons";
import { builderMemory } from "./state";

const KEPT_OUTPUT = 8000;
/** Payload's packages sometimes wait for each other while they load, and the process ends. */
const MOST_STARTS = 5;

type Report = (progress: Progress) => void;

/** Runs tasks in a process beside this one. Never throws. */
export interface TaskRunner {
  (task: ShowTask, onProgress: Report): Promise<ShowOutcome>;
  (task: Exclude<Task, ShowTask>, onProgress: Report): Promise<Outcome>;
}

/** Makes a kept release live again, in a process that ends with it. Never throws. */
export async function runRollBack(of: PublisherProcess, task: RollBackTask): Promise<Outcome> {
  const { run, end } = createTaskRunner(of, () => undefined);
  const outcome = await run(task, () => undefined);
  end();
  return outcome;
}

/**
 * A runner whose process stays between tasks, so that a build neither slows the CMS down nor can take it with it, and
 * what the last build knew is there for the next. The process is begun with the first task, and again when it has ended.
 * @param onRefined is called when pictures that are live could be better ones
 */
export function createTaskRunner(
  of: PublisherProcess,
  onRefined: () => void,
): { run: TaskRunner; send(arrival: Arrival): void; end(): void } {
  let worker: Worker | undefined;
  async function run(task: ShowTask, onProgress: Report): Promise<ShowOutcome>;
  async function run(task: Exclude<Task, ShowTask>, onProgress: Report): Promise<Outcome>;
  async function run(task: Task, onProgress: Report): Promise<Outcome | ShowOutcome> {
    for (let attempt = 0; attempt < MOST_STARTS; attempt += 1) {
      if (!worker?.isAlive()) worker = startWorker(of, onRefined);
      const outcome = await worker.run(task, onProgress);
      if (outcome !== "not-begun") return outcome;
    }
    const reason = said("reasons:neverBegan", { module: of.module, times: MOST_STARTS });
    return { result: "failed", step: "build", ...reason, places: [], log: "", timings: {} };
  }
  return {
    run,
    send(arrival) {
      if (!worker?.isAlive()) worker = startWorker(of, onRefined);
      worker.send(arrival);
    },
    end: () => worker?.end(),
  };
}

interface Worker {
  run(task: Task, onProgress: Report): Promise<Outcome | ShowOutcome | "not-begun">;
  send(arrival: Arrival): void;
  isAlive(): boolean;
  end(): void;
}

function startWorker({ cwd, module }: PublisherProcess, onRefined: () => void): Worker {
  const child = spawn(/* turbopackIgnore: true */ process.execPath, ["--import", "tsx", module], {
    cwd,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  let tasks = 0;
  child.on("message", (message: Message | Refined) => {
    if (message.type === "refined") onRefined();
  });
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT));
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  // The server may end while it waits for work.
  child.unref();
  child.channel?.unref();
  return {
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    // When it cannot be sent, the process has ended: the release that shows the picture makes what it needs.
    send: (arrival) => void child.send(arrival, () => undefined),
    end: () => void (child.connected && child.disconnect()),
    run: (task, onProgress) => runIn(child, { id: (tasks += 1), task }, onProgress, () => output),
  };
}

function runIn(
  child: ChildProcess,
  order: Order,
  onProgress: Report,
  output: () => string,
): Promise<Outcome | ShowOutcome | "not-begun"> {
  let hasBegun = order.id > 1;
  return new Promise((resolve) => {
    const settle = (outcome: Outcome | ShowOutcome | "not-begun") => {
      child.off("message", receive).off("error", fail).off("close", close);
      resolve(outcome);
    };
    const end = (reason: ReturnType<typeof said>, more?: { wasKilled: true }) =>
      settle({ result: "failed", step: "build", ...reason, places: [], log: output(), timings: {}, ...more });
    const receive = (message: Message | Refined) => {
      if (message.type === "refined" || message.id !== order.id) return;
      hasBegun = true;
      if (message.type === "progress") onProgress(message);
      else {
        builderMemory.value = message.builderMemory;
        settle(message.outcome);
      }
    };
    const fail = (error: Error) => end(said("reasons:notStarted", { message: error.message }));
    const close = (code: number | null, signal: NodeJS.Signals | null) => {
      if (code === UNSETTLED_AWAIT && !hasBegun) return settle("not-begun");
      const reason = said("reasons:stopped", { signal: signal ?? `exit code ${code}` });
      end(reason, signal ? { wasKilled: true } : undefined);
    };
    child.on("message", receive).once("error", fail).once("close", close);
    // When it cannot be sent, the process has ended, and says so itself.
    child.send(order, () => undefined);
  });
}
