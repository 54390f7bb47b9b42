/** The sites beside ours: each as its community would write it, installed from its own lock file for a run. */
import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { listFiles } from "payload-releases/store/list-files";
import { measureProcess, type Cost } from "../build-cost";
import type { BuiltSite } from "./built-site";
import { writeContent, type PeersFiles } from "./write-content";

export interface Peer {
  /** Its folder beside this file. */
  readonly id: string;
  readonly name: string;
  /** Whose version is shown. */
  readonly library: string;
  /** Where its build puts the site. */
  readonly output: string;
  /** Addresses of files that carry a hash, or never change. */
  readonly immutable: RegExp;
}

export const PEERS: readonly Peer[] = [
  { id: "astro", name: "Astro", library: "astro", output: "dist", immutable: /^\/(?:_astro|fonts)\// },
  { id: "eleventy", name: "Eleventy", library: "@11ty/eleventy", output: "_site", immutable: /^\/(?:img|fonts)\// },
  { id: "next", name: "Next.js", library: "next", output: "out", immutable: /^\/(?:_next\/static|pictures|fonts)\// },
  { id: "nuxt", name: "Nuxt", library: "nuxt", output: ".output/public", immutable: /^\/(?:_nuxt|_ipx|fonts)\// },
];

/** What a build may read of this process: nothing that would make two machines differ. */
const SETTINGS = {
  NODE_ENV: "production",
  CI: "true",
  NO_COLOR: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
} as const;

export interface PeerProject {
  readonly site: BuiltSite;
  readonly directory: string;
  build(): Promise<Cost>;
  remove(): Promise<void>;
}

/** What Nuxt asks for; `node --run` is there since 22. */
const OLDEST_NODE = [22, 19] as const;

/** @throws Error that names the command, when this process is too old */
function expectNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(
    `The peers want Node ${OLDEST_NODE.join(".")} or newer, this is ${process.versions.node}: ` +
      "put `npm exec --yes --package=node@24 --` before the command.",
  );
}

/** Copies a peer's project to a temporary folder, installs it there and gives it its content. */
export async function installPeer(peer: Peer, files: PeersFiles): Promise<PeerProject> {
  expectNode();
  const directory = await mkdtemp(join(tmpdir(), `peer-${peer.id}-`));
  const source = join("bench", "peers", peer.id);
  await cp(source, directory, { recursive: true, filter: (path) => !path.includes("node_modules") });
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    await install(directory);
    await writeContent(directory, files);
  } catch (error) {
    await remove();
    throw error;
  }
  const folder = join(directory, peer.output);
  return {
    site: { name: `${peer.name} ${await versionIn(source, peer.library)}`, folder, immutable: peer.immutable },
    directory,
    async build() {
      // Not `npm run`, whose own start would be part of the time.
      const { cost } = await measureProcess((started) =>
        run(directory, process.execPath, ["--run", "build"], { env: SETTINGS, started }),
      );
      return cost;
    },
    remove,
  };
}

/** With all settings of this process: a registry, a proxy or a certificate may be among them. */
function install(directory: string): Promise<void> {
  const options = ["--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
  return run(directory, "npm", ["ci", ...options], { env: process.env });
}

async function versionIn(source: string, library: string): Promise<string> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(source, "package.json"), "utf8")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string> | undefined
  >;
  return { ...dependencies, ...devDependencies }[library] ?? "";
}

function run(
  directory: string,
  command: string,
  args: string[],
  { env, started = () => undefined }: { env: NodeJS.ProcessEnv; started?: (pid: number) => void },
): Promise<void> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(command, args, {
    cwd: directory,
    env: { ...env, PATH: dirname(process.execPath) + delimiter + PATH, HOME },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.pid !== undefined) started(child.pid);
  return new Promise((resolve, reject) => {
    let output = "";
    const add = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`"${[command, ...args].join(" ")}" in ${directory} ended with ${code}:\n${output.slice(-4000)}`),
        );
    });
  });
}

/** What no visitor comes to: ours has a page for each preview of the CMS. */
const NO_PAGES = /(?:^|\/)(?:preview|_gatsby)\//;

/** @returns how many pages a site has */
export async function countPages(folder: string): Promise<number> {
  return (await listFiles(folder)).filter((file) => file.endsWith(".html") && !NO_PAGES.test(file)).length;
}
