import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";

const CMS = path.resolve(__dirname, "../..");

/** Scripts of `npm run backup` and `npm run restore`. */
const SCRIPTS = { backup: "back-up.ts", restore: "restore.ts" } as const;

export interface Ended {
  readonly code: number | null;
  /** Complete output. */
  readonly said: string;
}

export interface RunningCommand {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Starts the script of `npm run <task> -- <args>`. @param wrapper command that runs it */
export function startCommand(
  task: keyof typeof SCRIPTS,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
): RunningCommand {
  const script = path.join(CMS, "scripts", SCRIPTS[task]);
  const words = [...wrapper, process.execPath, "--import", "tsx", script, ...args];
  const child = spawn(words[0] ?? "", words.slice(1), {
    cwd: CMS,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** Runs a command to its end. */
export async function runCommand(...words: Parameters<typeof startCommand>): Promise<Ended> {
  const result = await startCommand(...words).ended;
  return result.code === UNSETTLED_AWAIT ? runCommand(...words) : result;
}

/** Runs a command that has to succeed. @throws Error with what it printed */
export async function succeed(...words: Parameters<typeof startCommand>): Promise<string> {
  const { code, said } = await runCommand(...words);
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}:\n${said}`);
  return said;
}
