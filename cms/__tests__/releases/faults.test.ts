/**
 * The real publisher and the real server under load, while builders and publishers are killed at random moments and the
 * API answers rubbish: visitors get one whole release at any instant (A6). A script plays Gatsby, which takes too long.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Job, Message, Outcome } from "../../publisher/protocol";
import { KNOWN_VERSION } from "../../publisher/resident/gatsby-internals.mjs";
import { createStaticSite } from "../../server/static-site";
import { seeded } from "../support/random";

const ROOT = path.join(__dirname, "..", "..", "..");
const PAGES = 30;
/** Kills of the builder, and as many of the publisher; `FAULT_ROUNDS=20 npx jest faults` looks longer. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3);
jest.setTimeout(900_000);

/** Writes each page and its data in place, one after another, as Gatsby does. */
const PLAYER = `
import { mkdirSync, writeFileSync, appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
const say = (message) => process.stdout.write(JSON.stringify(message) + "\\n");
const pause = () => new Promise((resolve) => setTimeout(resolve, 3));
const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();
input.once("close", () => process.kill(-process.pid, "SIGKILL"));
async function build() {
  const version = await (await fetch(process.env.API_URL + "/version")).text();
  if (!/^\\d+$/.test(version)) process.exit(1);
  const pages = Array.from({ length: ${PAGES} }, (_, at) => at === 0 ? "/" : "/page-" + at);
  for (const page of pages) {
    const folder = page === "/" ? "" : page;
    mkdirSync("public" + folder, { recursive: true });
    mkdirSync("public/page-data" + folder, { recursive: true });
    writeFileSync("public" + folder + "/index.html", "<title>" + version + "</title>" + "x".repeat(600) + version);
    await pause();
    writeFileSync("public/page-data" + folder + "/page-data.json", JSON.stringify({ version }));
  }
  mkdirSync(".cache", { recursive: true });
  const noted = pages.map((path) => ({ path, route: "page", locale: "en" }));
  writeFileSync(".cache/pages.json", JSON.stringify({ pages: noted, redirects: [] }));
  say({ resident: "built" });
  await pause();
  say({ resident: "saved", memory: 1 });
}
writeFileSync("builder.pid", String(process.pid));
await build();
for (let line = await lines.next(); !line.done; line = await lines.next()) await build();
`;

let folder: string;
let site: Server;
let api: Server;
let job: Job;
/** What the API says; anything but a number is rubbish. */
let version = "1";
let publisher: ChildProcess | undefined;
const random = seeded(20);

const baseOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listen(server: Server): Promise<Server> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "faults-test-"));
  const files = {
    "cms/publisher/resident/main.mjs": PLAYER,
    "node_modules/gatsby/package.json": JSON.stringify({ version: KNOWN_VERSION }),
    "node_modules/gatsby/cli.js": "process.exit(3)",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const releases = path.join(folder, "releases");
  await mkdir(releases);
  api = await listen(createServer((_, response) => void response.setHeader("ETag", `"${version}"`).end(version)));
  const statics = createStaticSite(path.join(releases, "current"));
  site = await listen(createServer((request, response) => void statics.handle(request, response, request.url ?? "/", "")));
  const settings = { siteUrl: "https://site.example", keep: 3, kitchenSink: false, force: false };
  job = { apiUrl: baseOf(api), releases, resident: { memory: 1e9 }, ...settings };
});
afterAll(async () => {
  publisher?.kill("SIGKILL");
  for (const server of [site, api]) {
    server.close();
    server.closeAllConnections();
  }
  await rm(folder, { recursive: true, force: true });
});

/** Publishes what the API says; undefined when the publisher was killed. */
function publish(): Promise<Outcome | undefined> {
  if (!publisher?.connected || publisher.killed) {
    const script = path.join(ROOT, "cms", "publisher", "main.ts");
    publisher = fork(script, { cwd: folder, execArgv: ["--import", require.resolve("tsx")], stdio: "ignore" });
  }
  const child = publisher;
  return new Promise((resolve) => {
    child.removeAllListeners();
    child.on("message", (message: Message) => message.type === "outcome" && resolve(message.outcome));
    child.once("exit", () => resolve(undefined));
    child.send({ id: 1, task: { task: "publish", job } });
  });
}

const live = async () => Number(/<title>(\d+)/.exec(await (await fetch(baseOf(site))).text())?.[1]);

/** Asks for pages and their data until told to stop. */
function load(): () => Promise<{ requests: number; faults: string[] }> {
  let isOn = true;
  let requests = 0;
  const faults: string[] = [];
  const visit = async (visitor: number) => {
    let seen = 0;
    for (let at = visitor; isOn; at = (at + 7) % PAGES) {
      const page = at === 0 ? "" : `/page-${at}`;
      for (const url of [`${page}/`.replace(/(.)\/$/, "$1"), `/page-data${page}/page-data.json`]) {
        const answer = await fetch(baseOf(site) + url);
        const text = await answer.text();
        const versions = [...text.matchAll(/(?:<title>|x|"version":")(\d+)/g)].map(([, found]) => Number(found));
        const [first = 0] = versions;
        const isWhole = answer.status === 200 && first > 0 && versions.every((found) => found === first);
        // Nobody who has seen a release gets anything of an older one.
        if (!isWhole || first < seen) faults.push(`${url}: ${answer.status}, ${versions.join(" and ")} after ${seen}`);
        seen = Math.max(seen, first);
        requests += 1;
      }
      // Visitors leave the machine some time for the rest.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const visits = [0, 1, 2, 3].map(visit);
  return async () => {
    isOn = false;
    await Promise.all(visits);
    return { requests, faults };
  };
}

async function killBuilder(): Promise<void> {
  const pid = Number(await readFile(path.join(folder, "builder.pid"), "utf8").catch(() => "0"));
  try {
    if (pid > 0) process.kill(pid, "SIGKILL");
  } catch {
    // It had ended.
  }
}

const atRandom = () => new Promise((resolve) => setTimeout(resolve, random() * 400));

test("A6: the site served is whole while builders and publishers are killed and the API answers rubbish", async () => {
  expect(await publish()).toMatchObject({ result: "live" });
  const stop = load();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const killed of ["builder", "publisher"]) {
      version = String(Number(version) + 1);
      const publishing = publish();
      await atRandom();
      if (killed === "builder") await killBuilder();
      else publisher?.kill("SIGKILL");
      await publishing;
      const whole = await live();
      expect([Number(version), Number(version) - 1]).toContain(whole);
      // Whatever was killed, the next publication brings what is to be seen.
      const outcome = whole === Number(version) ? undefined : await publish();
      if (outcome) expect(outcome).toMatchObject({ result: "live" });
      expect(await live()).toBe(Number(version));
    }
    const before = version;
    version = "<html>rubbish";
    expect(await publish()).toMatchObject({ result: "failed", step: "build" });
    version = before;
    expect(await live()).toBe(Number(version));
  }
  const { requests, faults } = await stop();
  console.info(`${requests} answers looked at, ${faults.length} mixed or failed`);
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(100);
});
