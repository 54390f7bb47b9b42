import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";

/** Runs commands in a folder, in an environment of their own, and adds them with their output and time to a log. */
export class Shell {
  constructor(
    private readonly folder: string,
    private readonly log: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /**
   * Runs them once more where Node has not loaded its modules on a busy machine.
   * @param input text for its standard input
   * @returns the output of both streams
   * @throws Error with the output when a command fails
   */
  async run(commands: string, input = ""): Promise<string> {
    const started = Date.now();
    const { PATH = "", HOME = "" } = process.env;
    const shell = spawn("bash", ["--norc", "-euo", "pipefail", "-c", commands], {
      ...{ cwd: this.folder, env: { PATH, HOME, CI: "true", ...this.environment }, detached: true },
    });
    let output = "";
    for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
    shell.stdin.end(input);
    // Not `close`: a server in the background keeps the streams open.
    const [code] = await once(shell, "exit");
    if (shell.pid !== undefined) endGroup(shell.pid);
    const seconds = Math.round((Date.now() - started) / 1000);
    appendFileSync(this.log, `\n$ ${commands.trim().replaceAll("\n", "\n$ ")}\n${output.trim()}\n[${seconds} s]\n`);
    if (code === UNSETTLED_AWAIT) return this.run(commands, input);
    if (code !== 0) throw new Error(`${commands}\nended with ${String(code)}:\n${output.slice(-6000)}`);
    return output;
  }
}

/** Ends what the commands have left in the background. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid);
  } catch {
    // All of it has ended.
  }
}
