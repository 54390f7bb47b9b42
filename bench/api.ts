/**
 * `npm run bench:api -w bench`: starts the built server on a temporary database with 50 and with 500 cases (`-- --cases 5000`: with
 * so many) and prints how many requests a second it answers, with its answers cached and without, how long others wait
 * while one answer is computed, and how long the admin's list takes. Compare the ratio, not the numbers: they are the
 * machine's. `-- --database postgres://…` measures on an empty PostgreSQL database.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { ROOT } from "../scripts/lib/paths";
import { freePort } from "../scripts/lib/ports";

const CMS = path.join(ROOT, "cms");
const PATH = "/api/cases/en";
const ADMIN = { email: "admin@example.com", password: "only for measurements" };
const LOOKS = 5;
const ADMIN_LIST = "/admin/collections/cases";
const FIRST_ROW = "row-1";
const SECONDS = 10;
const CONNECTIONS = 10;
const require = createRequire(import.meta.url);

type Env = Readonly<Record<string, string>>;

function settings(folder: string, database = `file:${path.join(folder, "cms.sqlite")}`): Env {
  return {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    DATA_DIR: folder,
    DATABASE_URL: database,
    PAYLOAD_SECRET: "a secret for measurements, long enough",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    HOST: "127.0.0.1",
    PUBLISHER: "off",
    RELEASES_DIR: path.join(folder, "releases"),
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

/** Starts the CMS, asks it what is to be measured, and stops it. */
async function withServer<Result>(
  env: Env,
  cache: "on" | "off",
  ask: (url: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["--import", "tsx", path.join(CMS, "server", "main.ts")], {
    cwd: CMS,
    env: { ...process.env, ...env, API_CACHE: cache, PORT: String(port) },
    stdio: "ignore",
  });
  try {
    await untilHealthy(url, server);
    return await ask(url);
  } finally {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  }
}

/** Requests a second that the server answers, after a warm-up. @param method OPTIONS is answered by an empty handler behind Next */
function measure(env: Env, cache: "on" | "off", method: "GET" | "OPTIONS" = "GET"): Promise<number> {
  return withServer(env, cache, async (url) => {
    await fetch(url + PATH);
    const autocannon = require.resolve("autocannon");
    const printed = await run(
      [autocannon, "-j", "-t", "60", "-d", String(SECONDS), "-c", String(CONNECTIONS), "-m", method, url + PATH],
      {},
    );
    const { requests, non2xx, errors } = report.parse(JSON.parse(printed));
    if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${PATH}`);
    return requests.average;
  });
}

const OTHERS = "/api/site/en";

/** How long one uncached answer takes, and others that ask meanwhile wait (p95), ms. */
function measureOne(env: Env): Promise<{ answer: number; others: number }> {
  return withServer(env, "on", async (url) => {
    await fetch(url + OTHERS);
    const begun = performance.now();
    let answer: number | undefined;
    const computed = fetch(url + PATH).then(async (response) => {
      await response.arrayBuffer();
      answer = performance.now() - begun;
    });
    const waits: number[] = [];
    while (answer === undefined) {
      const asked = performance.now();
      await (await fetch(url + OTHERS)).arrayBuffer();
      waits.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await computed;
    const sorted = waits.toSorted((one, other) => one - other);
    return { answer, others: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0 };
  });
}

/** How long the admin's list takes, ms: the median of several, after one. */
function measureAdminList(env: Env): Promise<number> {
  return withServer(env, "on", async (url) => {
    const headers = { "Content-Type": "application/json" };
    const signedIn = await fetch(`${url}/cms-api/users/login`, {
      method: "POST",
      headers,
      body: JSON.stringify(ADMIN),
    });
    const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
    const times: number[] = [];
    for (let look = 0; look <= LOOKS; look += 1) {
      const asked = performance.now();
      const page = await fetch(url + ADMIN_LIST, { headers: { Authorization: `JWT ${token}` }, redirect: "error" });
      if (!page.ok) throw new Error(`${ADMIN_LIST} answered ${page.status}.`);
      if (!(await page.text()).includes(FIRST_ROW)) throw new Error(`${ADMIN_LIST} lists no cases.`);
      if (look > 0) times.push(performance.now() - asked);
    }
    return times.toSorted((one, other) => one - other)[Math.floor(LOOKS / 2)] ?? NaN;
  });
}

async function measureWith(cases: number, database: string | undefined): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "cms-bench-"));
  try {
    const env = settings(folder, database);
    await run(["--import", "tsx", path.join(import.meta.dirname, "populate.ts"), String(cases)], env);
    const { answer, others } = await measureOne(env);
    console.log(
      `${cases} cases: the list once uncached ${answer.toFixed(0)} ms, ${OTHERS} meanwhile ${others.toFixed(0)} ms (p95)`,
    );
    console.log(`${cases} cases: the admin's list ${(await measureAdminList(env)).toFixed(0)} ms`);
    const uncached = await measure(env, "off");
    const cached = await measure(env, "on");
    const empty = await measure(env, "on", "OPTIONS");
    const [ratio, share] = [(cached / uncached).toFixed(1), ((cached / empty) * 100).toFixed(0)];
    console.log(
      `${cases} cases: ${uncached.toFixed(1)} requests/s uncached, ${cached.toFixed(1)} cached, ratio ${ratio}; ` +
        `an empty handler behind Next ${empty.toFixed(1)}, of which that is ${share} %`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { values: asked } = parseArgs({ options: { cases: { type: "string" }, database: { type: "string" } } });
const sizes = asked.cases ? [Number(asked.cases)] : [50, 500];
if (!sizes.every((size) => size > 0)) throw new Error(`--cases is "${asked.cases}": give a number above 0.`);
if (!existsSync(path.join(CMS, ".next", "BUILD_ID"))) throw new Error("Build the CMS first: npm run build -w cms");
console.log(`GET ${PATH}, ${CONNECTIONS} connections, ${SECONDS} s each`);
for (const size of sizes) await measureWith(size, asked.database);
