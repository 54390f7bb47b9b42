import { cp, mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { signatureOf } from "../../publisher/code-signature";
import { runScript } from "./node-script";

const ROOT = path.resolve(__dirname, "../../..");
const CACHE = path.join(ROOT, "node_modules", ".cache", "seeded-cms");
/** What a seeded database depends on. */
const SOURCES = ["cms/src", "cms/__tests__/support/seed.ts", "contract/src", "demo", "package-lock.json"];

const exists = (folder: string) => stat(folder).catch(() => undefined);

/** @returns a folder with the database and the pictures of the demo content, made when there is none of this code */
async function seededFolder(env: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.join(CACHE, (await signatureOf(ROOT, SOURCES)).slice(0, 16));
  if (await exists(folder)) return folder;
  const own = path.join(CACHE, `making-${process.pid}`);
  await mkdir(own, { recursive: true });
  await runScript("seed", [], { ...env, DATA_DIR: own, DATABASE_URL: `file:${path.join(own, "cms.sqlite")}` });
  // Another worker may have made one meanwhile; either is as good.
  await rename(own, folder).catch(() => rm(own, { recursive: true }));
  return folder;
}

/**
 * Puts the demo content into the folder of a CMS before its first start. It is imported once for all tests, because that takes
 * longer than most of them.
 * @param env settings from `temporaryCms`
 */
export async function putDemoContent(env: Readonly<Record<string, string>>): Promise<void> {
  if (env.DATA_DIR === undefined) throw new Error("The settings name no DATA_DIR.");
  await cp(await seededFolder(env), env.DATA_DIR, { recursive: true });
}
