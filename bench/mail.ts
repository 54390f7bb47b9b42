/**
 * `npm run bench:mail -w bench`: how many enquiries a second are taken, durably, and how long one waits for its answer, on SQLite
 * and on PostgreSQL, beside an empty handler of the same server in the same run. Compare the ratios, not the numbers:
 * they are the machine's. No mail server is set, so nothing is sent meanwhile.
 */
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { ROOT } from "../scripts/lib/paths";
import { freePort } from "../scripts/lib/ports";

const CMS = path.join(ROOT, "cms");
const CLIENTS = [1, 10, 50];
const MILLISECONDS = 5_000;
const WARM_UP = 1_000;
const AT_ONCE = 1_000;
const BOUNDARY = "----measurement";

type Process = ChildProcessByStdio<Writable, Readable, null>;

/** Starts a script and waits for a line that it prints. @returns the process and what the pattern has caught */
async function start(script: string, args: string[], { env, ready }: { env: Record<string, string>; ready: RegExp }) {
  const child: Process = spawn(process.execPath, ["--import", "tsx", script, ...args], {
    cwd: CMS,
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const found = ready.exec(output);
    if (found) {
      child.stdout.resume();
      return { child, found: found[1] ?? "" };
    }
  }
  throw new Error(`${script} ended before it was ready:\n${output.slice(-2000)}`);
}

async function stop(child: Process, how: () => void): Promise<void> {
  const closed = once(child, "close");
  how();
  await closed;
}

let count = 0;

/** A brief that no other is like. */
function body(): Buffer {
  count += 1;
  const fields = {
    formType: 1,
    lang: "en",
    name: `Ana Pérez ${count}`,
    org: "A bank",
    email: `ana${count}@example.com`,
    phone: "+55 (11) 91234-5678",
    privacy: 1,
    source: "banner_button",
    key: randomUUID(),
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
}

/** @returns the status: 200, or 503 when there are too many at once */
function post(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
    const sending = request(url, { method: "POST", agent, headers }, (response) => {
      const status = response.statusCode ?? 0;
      response.resume();
      if (status !== 200 && status !== 503) reject(new Error(`${url} answered ${status}`));
      response.on("end", () => resolve(status));
    });
    sending.on("error", reject);
    sending.end(body());
  });
}

interface Figures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

async function load(url: string, clients: number, milliseconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const began = performance.now();
  const client = async () => {
    while (performance.now() - began < milliseconds) {
      const sent = performance.now();
      if ((await post(url, agent)) === 503) throw new Error(`${url} turned one of ${clients} clients away`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  return { perSecond: times.length / seconds, p99: times[Math.ceil(times.length * 0.99) - 1] ?? 0 };
}

/** A thousand senders at once, each by a connection of its own. @returns a sentence */
async function sendAtOnce(url: string): Promise<string> {
  const agent = new Agent();
  const began = performance.now();
  const one = async () => ({ status: await post(url, agent), waited: performance.now() - began });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, one));
  const told = [200, 503].map((status) => {
    const waits = answers.filter((answer) => answer.status === status).map(({ waited }) => waited);
    return `${waits.length} answered ${status}, the last after ${Math.max(0, ...waits).toFixed(0)} ms`;
  });
  return `${AT_ONCE} at once: ${told.join("; ")}`;
}

async function measure(name: string, databaseUrl: (folder: string) => string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "cms-bench-"));
  const env = {
    NODE_ENV: "production",
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(folder),
    PAYLOAD_SECRET: "a secret for measurements, long enough",
    ENQUIRIES_PER_HOUR: "100000000",
    SMTP_URL: "",
  };
  const { child, found: port } = await start(path.join(ROOT, "bench/mail/server.ts"), [], {
    env,
    ready: /^port (\d+)/m,
  });
  try {
    for (const clients of CLIENTS) {
      const at = (where: string, milliseconds: number) =>
        load(`http://127.0.0.1:${port}/api/${where}`, clients, milliseconds);
      await at("empty", WARM_UP);
      await at("mail/", WARM_UP);
      const empty = await at("empty", MILLISECONDS);
      const mail = await at("mail/", MILLISECONDS);
      const cells = [mail.perSecond, mail.p99, empty.perSecond, empty.p99, empty.perSecond / mail.perSecond];
      const [perSecond, p99, emptyPerSecond, emptyP99, ratio] = cells.map((cell) => cell.toFixed(1));
      console.log(`| ${name} | ${clients} | ${perSecond} | ${p99} | ${emptyPerSecond} | ${emptyP99} | ${ratio} |`);
    }
    console.log(`| ${name} | ${await sendAtOnce(`http://127.0.0.1:${port}/api/mail/`)} |`);
  } finally {
    await stop(child, () => child.kill("SIGKILL"));
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`${MILLISECONDS / 1000} s each\n`);
console.log("| database | clients | enquiries/s | p99 ms | empty/s | p99 ms | empty ÷ enquiries |");
console.log("|---|---|---|---|---|---|---|");
await measure("SQLite", (folder) => `file:${path.join(folder, "cms.sqlite")}`);
const port = await freePort();
const folder = mkdtempSync(path.join(tmpdir(), "cms-bench-postgres-"));
const { child: postgres } = await start("__tests__/support/postgres-server.ts", [folder, String(port)], {
  env: {},
  ready: /"ready"/,
});
try {
  await measure("PostgreSQL", () => `postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
} finally {
  await stop(postgres, () => postgres.stdin.end());
  rmSync(folder, { recursive: true, force: true });
}
