/**
 * `npm run bench:start -w bench`: how long `npm start` takes on a fresh clone, step by step, and the second time; with `-- --develop`
 * also `npm run develop` after it, up to the first page, and how soon a change is seen there. The clone is of what has been
 * committed; packages come from npm's cache where they are in it. Wants a quiet machine: on two processors a second heavy process doubles every figure.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { freePort } from "../scripts/lib/ports";
import { measureDevelop, type Develop } from "./start/develop";
import { ROOT } from "../scripts/lib/paths";

const line = z.object({ msg: z.string(), state: z.enum(["begun", "done"]).optional(), seconds: z.number().optional() });

/** Milestones of a start, in seconds since it began. */
interface Start {
  steps: Map<string, number>;
  cms: number;
  ready: number;
}

interface RunningStart extends Start {
  stop(): Promise<void>;
}

/** Starts the product in a folder and waits until site and CMS answer. @throws Error with its last lines when it ends */
async function start(folder: string, port: number): Promise<RunningStart> {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const child = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), SITE_URL: `http://localhost:${port}`, LOG_FORMAT: "json" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const measured = { steps: new Map<string, number>(), cms: 0, ready: 0 };
  const last: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const read = (text: string) => {
      last.push(text);
      const { msg = text, state, seconds } = readLine(text);
      const installed = /^✔ packages installed, ([\d.]+) s/.exec(msg)?.[1];
      if (installed !== undefined) measured.steps.set("install packages", Number(installed));
      if (state === "done" && seconds !== undefined) measured.steps.set(msg, seconds);
      if (msg.startsWith("The CMS can be used")) measured.cms = since();
      if (!msg.startsWith("Ready after")) return;
      measured.ready = since();
      resolve();
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", read);
    child.once("exit", () => reject(new Error(`It ended before it was ready:\n${last.slice(-20).join("\n")}`)));
  });
  return { ...measured, stop: () => stop(child) };
}

function readLine(text: string): Partial<z.infer<typeof line>> {
  return text.startsWith("{") ? (line.safeParse(JSON.parse(text)).data ?? {}) : {};
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function measure(): Promise<{ first: Start; second: Start; develop: Develop | undefined }> {
  const folder = await mkdtemp(join(tmpdir(), "bench-start-"));
  try {
    const { status } = spawnSync("git", ["clone", "--quiet", "--local", ROOT, folder], { stdio: "inherit" });
    if (status !== 0) throw new Error("The repository could not be cloned; the lines above say why.");
    const port = await freePort();
    const first = await start(folder, port);
    await first.stop();
    const second = await start(folder, port);
    await second.stop();
    const develop = process.argv.includes("--develop") ? await measureDevelop(folder) : undefined;
    return { first, second, develop };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function print(title: string, { steps, cms, ready }: Start): void {
  console.log(`\n${title}`);
  for (const [name, seconds] of steps) console.log(`  ${name.padEnd(40)}${seconds.toFixed(1).padStart(8)} s`);
  console.log(`  ${"the CMS can be used after".padEnd(40)}${cms.toFixed(1).padStart(8)} s`);
  console.log(`  ${"site and CMS are ready after".padEnd(40)}${ready.toFixed(1).padStart(8)} s`);
}

async function run(): Promise<void> {
  const { first, second, develop } = await measure();
  console.log(`${cpus().length} processors, Node ${process.versions.node}`);
  print("The first start of a clone", first);
  print("The second start", second);
  if (develop) {
    console.log("\nnpm run develop, after the CMS and the content are there");
    const rows = {
      "the first page": "firstPage",
      "a style is seen": "style",
      "the next style": "nextStyle",
      "a component": "component",
      "a text": "text",
    } as const;
    for (const [name, key] of Object.entries(rows))
      console.log(`  ${name.padEnd(40)}${develop[key].toFixed(1).padStart(8)} s`);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
