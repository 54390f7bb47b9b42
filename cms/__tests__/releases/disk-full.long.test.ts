/** The disk is full at every step of a publication: visitors keep what they had, and the editor sees why (A6). */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { RESULT } from "../support/result";

/** A small disk of one's own needs no rights on Linux, where the system lets everybody have a namespace. */
const MOUNT = 'mount -t tmpfs -o size=8m none "$1"';
interface ScriptResult {
  tight: { outcome: string; reason: string; isWhole: boolean }[];
  roomy: { outcome: string };
  requests: number;
  faults: string[];
}

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), "full-test-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command where the folder is a small disk. */
async function onSmallDisk(command: string[]): Promise<{ code: unknown; output: string }> {
  const shell = ["sh", "-c", `${MOUNT} && shift && exec "$@"`, "sh", folder];
  const child = spawn("unshare", ["--user", "--map-root-user", "--mount", ...shell, ...command]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const [code] = (await once(child, "close").catch(() => [null])) as unknown[];
  return { code, output };
}

test("A6: a full disk costs visitors nothing, and what was published goes live when there is room", async () => {
  if ((await onSmallDisk(["true"])).code !== 0) {
    console.info("Not looked at: this system gives no small disk to those without rights.");
    return;
  }
  const script = path.join(__dirname, "..", "support", "disk-full-process.ts");
  const play = () => onSmallDisk([process.execPath, "--import", require.resolve("tsx"), script, folder]);
  let { code, output } = await play();
  while (code === UNSETTLED_AWAIT) ({ code, output } = await play());
  const result = output.split("\n").findLast((line) => line.startsWith(RESULT));
  if (code !== 0 || !result) throw new Error(`The publisher's process ended with ${String(code)}:\n${output}`);
  const { tight, roomy, requests, faults } = JSON.parse(result.slice(RESULT.length)) as ScriptResult;
  const failed = tight.filter(({ outcome }) => outcome === "failed");
  console.info(`${failed.length} of ${tight.length} failed; ${requests} answers looked at, ${faults.length} wrong`);
  expect(failed.length).toBeGreaterThan(0);
  for (const { reason } of failed) expect(reason).toMatch(/^The disk is full\. Free about 2 GB/);
  expect(tight.every(({ isWhole }) => isWhole)).toBe(true);
  expect(roomy).toMatchObject({ outcome: "live", isWhole: true });
  expect(faults).toEqual([]);
});
