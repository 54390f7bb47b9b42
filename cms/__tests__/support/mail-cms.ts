import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { bundledScript } from "./bundled-script";
import { RESULT } from "./result";

export interface MailCms {
  readonly url: string;
  step(name: string, argument?: unknown): Promise<unknown>;
  /** Kills the process without a chance to clean up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface PreparedCms {
  start(): Promise<MailCms>;
  /** Ends one that was never started. */
  discard(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/**
 * Starts a CMS that takes enquiries.
 * @param wrapper command that runs it
 * @throws Error with the end of its output when it does not start
 */
export function startMailCms(env: Settings, wrapper: readonly string[] = []): Promise<MailCms> {
  return prepareMailCms(env, wrapper).start();
}

/** Loads a CMS that opens no database before `start`. */
export function prepareMailCms(env: Settings, wrapper: readonly string[] = []): PreparedCms {
  const loading = load(env, wrapper);
  // The caller of `start` gets the rejection.
  loading.catch(() => undefined);
  return {
    async discard() {
      const { child } = await loading;
      await end(child, () => child.stdin.end());
    },
    async start() {
      const { child, ask } = await loading;
      const { url } = z.object({ url: z.string() }).parse(await ask("start"));
      return {
        url,
        step: async (name, argument) =>
          z.object({ value: z.unknown() }).parse(await ask(JSON.stringify({ step: name, argument }))).value,
        kill: () => end(child, () => child.kill("SIGKILL")),
        stop: () => end(child, () => child.stdin.end()),
      };
    },
  };
}

interface Loaded {
  readonly child: ChildProcessWithoutNullStreams;
  /** Writes a line to it and gives its next result. */
  ask(line: string): Promise<unknown>;
}

async function load(env: Settings, wrapper: readonly string[]): Promise<Loaded> {
  const [command = process.execPath, ...words] = [...wrapper, ...bundledScript("mail-process")];
  const child = spawn(command, words, {
    cwd: path.resolve(__dirname, "../.."),
    env: { ...process.env, ENQUIRIES_PER_HOUR: "1000000", ...env },
  });
  const nextResult = resultsOf(child);
  try {
    await nextResult();
  } catch (error) {
    if (child.exitCode === UNSETTLED_AWAIT) return load(env, wrapper);
    throw error;
  }
  return {
    child,
    ask(line) {
      const result = nextResult();
      child.stdin.write(`${line}\n`);
      return result;
    },
  };
}

function resultsOf(child: ChildProcessWithoutNullStreams): () => Promise<unknown> {
  const results = createInterface({ input: child.stdout });
  let log = "";
  child.stderr.on("data", (chunk) => (log += String(chunk)));
  results.on("line", (line) => (log += `${line}\n`));
  return () =>
    new Promise((resolve, reject) => {
      const read = (line: string) => {
        if (!line.startsWith(RESULT)) return;
        results.off("line", read);
        child.off("close", fail);
        resolve(JSON.parse(line.slice(RESULT.length)));
      };
      const fail = (code: unknown, signal: unknown) =>
        reject(new Error(`The CMS ended with ${String(code ?? signal)}:\n${log.slice(-4000)}`));
      results.on("line", read);
      child.once("close", fail);
    });
}

async function end(child: ChildProcess, how: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  how();
  await closed;
}
