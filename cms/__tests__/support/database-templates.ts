/** Template databases for tests: migrated and filled once per state of the code, which takes longer than most tests. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { lock } from "proper-lockfile";
import { signatureOf } from "../../publisher/code-signature";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { bundledScript } from "./bundled-script";
import { temporaryCms } from "./cms-settings";

/** Only the administrator, or the demo content too. */
export type Content = "empty" | "demo";

const ROOT = path.resolve(__dirname, "../../..");
const CACHE = path.join(ROOT, "node_modules", ".cache", "test-databases");
const [COMMAND, ...SCRIPT] = bundledScript("fill-database-process");
/**
 * Inputs of a filled database. The script's bundle has all code of the CMS that it imports, so a template is valid
 * while the bundle is unchanged; code of only the admin or the server does not invalidate it.
 */
const SOURCES = [path.relative(ROOT, SCRIPT.at(-1) ?? ""), "contract/src", "demo", "package-lock.json"];
/** Number of retained states of the code. */
const KEPT = 3;

/**
 * Migrates a database, makes its administrator, and imports the content.
 * @param env settings from `temporaryCms`
 * @throws Error with what the process printed
 */
export async function fillDatabase(content: Content, env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(COMMAND, [...SCRIPT, content], {
    cwd: path.join(ROOT, "cms"),
    env: { ...process.env, ...env },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const [code] = await once(child, "close");
  if (code === UNSETTLED_AWAIT) return fillDatabase(content, env);
  if (code !== 0) throw new Error(`The database of tests cannot be filled (${content}):\n${printed.slice(-4000)}`);
}

/** Locks a template, so that only one process creates it. */
export async function whileLocked<Result>(content: Content, work: () => Promise<Result>): Promise<Result> {
  await mkdir(CACHE, { recursive: true });
  const release = await lock(path.join(CACHE, content), {
    realpath: false,
    retries: { forever: true, minTimeout: 200, maxTimeout: 1000 },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

/** @returns the folder of a CMS on SQLite with its database and pictures, created if this state of the code has none */
export async function sqliteTemplate(content: Content): Promise<string> {
  const signature = (await signatureOf(ROOT, SOURCES)).slice(0, 16);
  const folder = path.join(CACHE, `${signature}-${content}`);
  return whileLocked(content, async () => {
    if (await stat(folder).catch(() => undefined)) {
      const now = new Date();
      await utimes(folder, now, now);
      return folder;
    }
    const started = Date.now();
    const unfinished = path.join(CACHE, `${content}-unfinished`);
    await rm(unfinished, { recursive: true, force: true });
    // `npm test` has imported the demo content for its journeys already.
    if (content === "demo" && process.env.DEMO_DATA) await cp(process.env.DEMO_DATA, unfinished, { recursive: true });
    await fillDatabase(content, temporaryCms(unfinished).env);
    await rename(unfinished, folder);
    await forgetOld(content);
    announce(`${content} database of the tests, kept while the code that fills it is the same`, started);
    return folder;
  });
}

export function announce(made: string, started: number): void {
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stderr.write(`Made the ${made}, in ${seconds} s.\n`);
}

async function forgetOld(content: Content): Promise<void> {
  const folders = (await readdir(CACHE))
    .filter((name) => name.endsWith(`-${content}`))
    .map((name) => path.join(CACHE, name));
  const aged = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })));
  const old = aged.sort((one, other) => other.at - one.at).slice(KEPT);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true })));
}

/**
 * Puts a filled database, with its pictures, into the folder of a CMS on SQLite before its first start.
 * @param env settings from `temporaryCms`
 */
export async function putContent(content: Content, env: Readonly<Record<string, string>>): Promise<void> {
  if (env.DATA_DIR === undefined) throw new Error("The settings name no DATA_DIR.");
  await cp(await sqliteTemplate(content), env.DATA_DIR, { recursive: true });
}
