/** Child processes that never outlive the task that started them. */
import { spawn, type ChildProcess } from "node:child_process";
import { Failure } from "./failure";
import { ROOT } from "./paths";

/** Environment variables, as a child process takes them. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface ProcessOptions {
  cwd?: string;
  /** Beside the variables of this process. */
  env?: Environment;
  /** `inherit` shows the output; `buffer` keeps it for the error message. */
  output?: "inherit" | "buffer";
  /** Receives the messages of `process.send`. */
  onMessage?: (message: unknown) => void;
  /** Milliseconds that it has to end when it is asked to. */
  patience?: number;
}

const running = new Set<ChildProcess>();
const PATIENCE = 5_000;
const patienceOf = new WeakMap<ChildProcess, number>();
const KEPT_OUTPUT = 20_000;

/**
 * Starts Node with a script of this project or of a package. Each child leads its own process
 * group, so that stopping it stops what it started too.
 */
export function startNode(
  args: readonly string[],
  { cwd = ROOT, env = {}, output = "buffer", patience = PATIENCE, onMessage }: ProcessOptions = {},
): ChildProcess {
  const shown = output === "inherit" ? ("inherit" as const) : ("pipe" as const);
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", shown, shown, ...(onMessage ? (["ipc"] as const) : [])],
    detached: true,
  });
  if (onMessage) child.on("message", onMessage);
  running.add(child);
  patienceOf.set(child, patience);
  child.once("exit", () => running.delete(child));
  return child;
}

/**
 * Runs Node to its end.
 * @returns what it printed (empty with `output: "inherit"`)
 * @throws Failure with the last lines when it ends with another code than 0
 */
export async function runNode(name: string, args: readonly string[], options: ProcessOptions = {}): Promise<string> {
  const child = startNode(args, options);
  const printed = collect(child);
  const code = await ended(child);
  if (code !== 0) throw new Failure(`${name} failed (exit code ${code}).\n${printed().slice(-6000)}`);
  return printed();
}

/** Gathers the end of what a child prints; call the result to read it. */
export function collect(child: ChildProcess): () => string {
  let text = "";
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-KEPT_OUTPUT);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return () => text;
}

/** Resolves with the exit code, 1 when a signal ended the child. */
export function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  if (child.signalCode !== null) return Promise.resolve(1);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", reject);
  });
}

/** Sends SIGTERM to a child and its group, and SIGKILL after a timeout. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = ended(child);
  signal(child, "SIGTERM");
  const insist = setTimeout(() => signal(child, "SIGKILL"), patienceOf.get(child) ?? PATIENCE);
  await gone;
  clearTimeout(insist);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/** Stops every child, so that a failed step does not wait for those that run beside it. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/** Stops every child when the task is interrupted, at once when it is interrupted again; nothing is left running. */
export function stopChildrenOnInterrupt(): void {
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(name, () => {
      for (const again of ["SIGINT", "SIGTERM"] as const) process.once(again, () => process.exit(1));
      void stopChildren().then(() => process.exit(name === "SIGINT" ? 130 : 143));
    });
  }
  process.once("exit", () => {
    for (const child of running) signal(child, "SIGKILL");
  });
}
