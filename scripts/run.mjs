#!/usr/bin/env node
/**
 * The door to every task: `node scripts/run.mjs <task>`. Plain JavaScript without dependencies,
 * because on a fresh clone there are none yet: it checks Node, installs what is missing,
 * and hands over to `scripts/<task>.ts`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = [20, 18, 1];
/** Its maintenance has ended: https://nodejs.org/en/about/previous-releases */
const END_OF_LIFE = 20;
const RECOMMENDED = 24;
const TASKS = [
  "start",
  "test",
  "test-cms",
  "check",
  "develop",
  "build",
  "serve",
  "e2e",
  "hosts",
  "password",
  "backup",
  "restore",
  "own",
  "files-to-bucket",
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** @param {string} sentence what is wrong and what to do */
function stop(sentence) {
  console.error(`\n✖ ${sentence}\n`);
  process.exit(1);
}

const version = process.versions.node.split(".").map(Number);
const [major = 0] = version;
const differs = OLDEST_NODE.findIndex((part, at) => part !== version[at]);
if (differs >= 0 && version[differs] < OLDEST_NODE[differs]) {
  stop(
    `Node ${process.versions.node} is too old: version ${OLDEST_NODE.join(".")} or newer is needed. Get it from https://nodejs.org or with "nvm install".`,
  );
}
if (major <= END_OF_LIFE) {
  console.warn(
    `Node ${process.versions.node} gets no security fixes any more. It still works; take Node ${RECOMMENDED} for a public server ("nvm install", or https://nodejs.org).`,
  );
}

const task = process.argv[2] ?? "";
if (!TASKS.includes(task)) stop(`Unknown task "${task}". Known are ${TASKS.join(", ")}.`);

if (!isInstalled()) install();

/** Whether node_modules holds what the lock file says; npm notes in a file of its own what it put there. */
function isInstalled() {
  const notes = join("node_modules", ".package-lock.json");
  if (!existsSync(notes)) return false;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const present = JSON.parse(readFileSync(notes, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes("node_modules/") ||
      optional ||
      // A workspace that a pull has brought: npm links it.
      (link ? existsSync(path) : present[path]?.version === version),
  );
}

function install() {
  const started = Date.now();
  console.log("▸ installing packages (about two minutes the first time)");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const result = spawnSync(npm, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (result.status !== 0) {
    const output = `${result.stdout ?? ""}${result.stderr ?? ""}${result.error?.message ?? ""}`;
    console.error(output.slice(-4000));
    stop(reasonOf(output));
  }
  console.log(`✔ packages installed, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** @param {string} output of a failed `npm ci` */
function reasonOf(output) {
  if (/ENOSPC|no space left/i.test(output)) return "The disk is full. Free about 3 GB and run the command again.";
  if (/EACCES|EPERM/.test(output))
    return "npm may not write here. Check who owns this folder and ~/.npm, then run the command again.";
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(output))
    return "The npm registry cannot be reached. Check the network or the proxy settings (npm config get registry), then run the command again.";
  if (/gyp|make: |g\+\+|not found: make|C\+\+ compiler/i.test(output))
    return "A package had to be compiled and no compiler was found. Install one (Debian: apt install build-essential python3; macOS: xcode-select --install) and run the command again.";
  return "npm ci failed; its last lines stand above. Fix what they name and run the command again.";
}

const [{ register: registerModules }, { register: registerCommonJs }] = await Promise.all([
  import("tsx/esm/api"),
  import("tsx/cjs/api"),
]);
registerModules();
// The site's own files, such as env.ts, are CommonJS to Node.
registerCommonJs();
await import(`./${task}.ts`);
