import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs ffmpeg, which has to be installed for this alone.
 * @param inputs what it reads from its standard input, in order
 * @throws Error with what ffmpeg said when it fails
 */
export async function runFfmpeg(args: readonly string[], inputs: AsyncIterable<Uint8Array>): Promise<void> {
  const ffmpeg = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(ffmpeg, "exit");
  for await (const input of inputs) {
    if (!ffmpeg.stdin.write(input)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}; the message above says why.`);
}
