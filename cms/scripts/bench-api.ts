/**
 * `npm run bench:api`: starts the built CMS on a temporary database with 50 and with 500 cases and prints how many
 * requests a second it answers, with its answers cached and without. Compare the ratio, not the numbers: they are the
 * machine's.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { freePort } from "./free-port";

const CMS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const PATH = "/api/cases/en";
const SECONDS = 10;
const CONNECTIONS = 10;
const require = createRequire(import.meta.url);

type Env = Readonly<Record<string, string>>;

function settings(folder: string): Env {
  return {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    DATA_DIR: folder,
    DATABASE_URL: `file:${path.join(folder, "cms.sqlite")}`,
    PAYLOAD_SECRET: "a secret for measurements, long enough",
    ADMIN_EMAIL: "admin@example.com",
    ADMIN_PASSWORD: "only for measurements",
  };
}

async function run(args: string[], env: Env): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: CMS,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  const [code] = await once(child, "close");
  if (code !== 0)
    throw new Error(`node ${args.join(" ")} ended with ${String(code)}:\n${(output + errors).slice(-2000)}`);
  return output;
}

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The CMS ended with ${server.exitCode}.`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The CMS did not become healthy at ${url}.`);
}

const report = z.object({ requests: z.object({ average: z.number() }), non2xx: z.number(), errors: z.number() });

/** Requests a second that the CMS answers, after a warm-up. */
async function measure(env: Env, cache: "on" | "off"): Promise<number> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const next = require.resolve("next/dist/bin/next");
  const server = spawn(process.execPath, [next, "start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: CMS,
    env: { ...process.env, ...env, API_CACHE: cache, PORT: String(port) },
    stdio: "ignore",
  });
  try {
    await untilHealthy(url, server);
    await fetch(url + PATH);
    const autocannon = require.resolve("autocannon");
    const printed = await run(
      [autocannon, "-j", "-t", "60", "-d", String(SECONDS), "-c", String(CONNECTIONS), url + PATH],
      {},
    );
    const { requests, non2xx, errors } = report.parse(JSON.parse(printed));
    if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${PATH}`);
    return requests.average;
  } finally {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  }
}

async function measureWith(cases: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "cms-bench-"));
  try {
    const env = settings(folder);
    await run(["--import", "tsx", path.join(CMS, "scripts", "populate.ts"), String(cases)], env);
    const uncached = await measure(env, "off");
    const cached = await measure(env, "on");
    const ratio = (cached / uncached).toFixed(1);
    console.log(
      `${cases} cases: ${uncached.toFixed(1)} requests/s uncached, ${cached.toFixed(1)} cached, ratio ${ratio}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (!existsSync(path.join(CMS, ".next", "BUILD_ID"))) throw new Error("Build the CMS first: npm run build -w cms");
console.log(`GET ${PATH}, ${CONNECTIONS} connections, ${SECONDS} s each`);
for (const cases of [50, 500]) await measureWith(cases);
