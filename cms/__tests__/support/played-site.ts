/**
 * A site for tests of failures: a slow script replaces Gatsby, the real publisher makes releases, and the real server
 * serves them to visitors. Every page and its data contain the version that the API returned.
 */
import { once } from "node:events";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Job } from "payload-releases/publisher/protocol";
import { KNOWN_VERSION } from "gatsby-incremental-builder/process/gatsby-internals.mjs";
import { createStaticSite } from "payload-releases/store/static-site";
import { findRepositoryRoot } from "../../src/env";

const PAGES = 30;
const ROOT = findRepositoryRoot();

/** Writes each page and its data in place, one after another, as Gatsby does. */
const player = (askVersion: string) => `
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
const say = (message) => process.stdout.write(JSON.stringify(message) + "\\n");
const pause = () => new Promise((resolve) => setTimeout(resolve, 3));
const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();
input.once("close", () => process.kill(-process.pid, "SIGKILL"));
async function build() {
  const version = String(${askVersion});
  if (version === "a template that hangs") for (;;);
  if (version === "a picture that hangs") {
    const worker = spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" });
    writeFileSync("worker.pid", String(worker.pid));
    await once(worker, "exit");
  }
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
  say({ builder: "built" });
  await pause();
  say({ builder: "saved", memory: 1 });
}
writeFileSync("builder.pid", process.pid + " " + process.ppid);
await build();
for (let line = await lines.next(); !line.done; line = await lines.next()) await build();
`;

export interface Watch {
  /** Number of checked responses. */
  readonly requests: number;
  /** Those that failed, mixed two releases, or were of an older one than the visitor had seen. */
  readonly faults: readonly string[];
}

export interface PlayedSite {
  readonly job: Job;
  /** Port of the API. */
  readonly apiPort: number;
  /** Version that the API returns; a value other than a number breaks the build, or names the step that hangs. */
  version: string;
  /** The version that is served. */
  live(): Promise<number>;
  /** Visitors ask for pages and their data until the function that is returned is called. */
  watch(): () => Promise<Watch>;
  close(): void;
}

/**
 * Writes the sources of the fake site.
 * @param folder an empty one, which is its root
 * @param askVersion JavaScript that asks the API at `process.env.API_URL` for a number
 * @returns the folder of its releases
 */
export async function layPlayedSite(folder: string, askVersion: string): Promise<string> {
  const files = {
    "node_modules/gatsby-incremental-builder/process/main.mjs": player(askVersion),
    "node_modules/gatsby/package.json": JSON.stringify({ version: KNOWN_VERSION }),
    "node_modules/gatsby/cli.js": "process.exit(3)",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const releases = path.join(folder, "releases");
  await mkdir(releases);
  return releases;
}

/** Writes the sources of a CMS beside the fake site, with the real publisher and the texts of the forms. */
export async function layPublisher(folder: string): Promise<void> {
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ workspaces: [] }));
  for (const name of ["node_modules/tsx", "locales"]) await symlink(path.join(ROOT, name), path.join(folder, name));
  const publisher = path.join(ROOT, "cms", "publisher", "main.ts");
  await mkdir(path.join(folder, "cms", "publisher"), { recursive: true });
  await writeFile(path.join(folder, "cms", "publisher", "main.ts"), `import ${JSON.stringify(publisher)};`);
}

/** The version that is served at an address. */
export async function liveVersion(base: string): Promise<number> {
  return Number(/<title>(\d+)/.exec(await (await fetch(base)).text())?.[1]);
}

/** Writes the sources of the fake site and serves it. @param folder an empty one, which becomes its root */
export async function startPlayedSite(folder: string): Promise<PlayedSite> {
  const releases = await layPlayedSite(folder, 'await (await fetch(process.env.API_URL + "/version")).text()');
  const api = await listen((_, response) => {
    if (site.version !== "an API that hangs") response.setHeader("ETag", `"${site.version}"`).end(site.version);
  });
  const statics = createStaticSite(path.join(releases, "current"));
  const server = await listen((request, response) => void statics.handle(request, response, request.url ?? "/", ""));
  const base = `http://127.0.0.1:${portOf(server)}`;
  const settings = { siteUrl: "https://site.example", keep: 3, tabsKeptDays: 7, force: false };
  const site: PlayedSite = {
    job: { apiUrl: `http://127.0.0.1:${portOf(api)}`, releases, resident: { memory: 1e9 }, ...settings },
    apiPort: portOf(api),
    version: "1",
    live: () => liveVersion(base),
    watch: () => watch(base),
    close: () => {
      for (const each of [api, server]) {
        each.close();
        each.closeAllConnections();
      }
    },
  };
  return site;
}

/** Ids of the processes that build and publish now. @returns none before the first build */
export async function buildingProcesses(folder: string): Promise<{ builder?: number; publisher?: number }> {
  const text = await readFile(path.join(folder, "builder.pid"), "utf8").catch(() => "");
  const [builder, publisher] = text.split(" ").filter(Boolean).map(Number);
  return { ...(builder ? { builder } : {}), ...(publisher ? { publisher } : {}) };
}

/** Ends a process at once, when there is one. */
export function kill(pid: number | undefined): void {
  if (!pid) return;
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Already exited.
  }
}

export function isRunning(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listen(handler: Parameters<typeof createServer>[1] & object): Promise<Server> {
  const server = createServer(handler).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Visitors ask for pages and their data until the function that is returned is called. */
export function watch(base: string): () => Promise<Watch> {
  let isOn = true;
  let requests = 0;
  const faults: string[] = [];
  const visit = async (visitor: number) => {
    let seen = 0;
    for (let at = visitor; isOn; at = (at + 7) % PAGES) {
      const page = at === 0 ? "" : `/page-${at}`;
      for (const url of [page || "/", `/page-data${page}/page-data.json`]) {
        const answer = await fetch(base + url);
        const text = await answer.text();
        const versions = [...text.matchAll(/(?:<title>|x|"version":")(\d+)/g)].map(([, found]) => Number(found));
        const [first = 0] = versions;
        const isWhole = answer.status === 200 && first > 0 && versions.every((found) => found === first);
        // A visitor never gets an older release after a newer one.
        if (!isWhole || first < seen) faults.push(`${url}: ${answer.status}, ${versions.join(" and ")} after ${seen}`);
        seen = Math.max(seen, first);
        requests += 1;
      }
      // Leaves CPU time for the other processes.
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
