import { cp, mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { lock } from "proper-lockfile";
import { z } from "zod";
import { signatureOf } from "../../publisher/code-signature";
import { runScript } from "./node-script";

const ROOT = path.resolve(__dirname, "../../..");
const CACHE = path.join(ROOT, "node_modules", ".cache", "seeded-cms");
/** What a seeded database depends on. */
const SOURCES = ["cms/src", "cms/__tests__/support/seed-process.ts", "contract/src", "demo", "package-lock.json"];

const seeded = z.object({
  found: z.literal("absent"),
  again: z.literal("finished"),
  cases: z.number().min(12),
  answers: z.tuple([z.literal(200), z.literal(200), z.literal(200)]),
});

/**
 * Imports the demo content into an empty database.
 * @throws ZodError when there was content before, when a second import does something, or when the API does not answer
 */
export async function seedDatabase(env: Readonly<Record<string, string>>): Promise<void> {
  seeded.parse(await runScript("seed-process", [], env));
}

/** @returns a folder with the database and the pictures of the demo content, made when there is none of this code */
async function seededFolder(env: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.join(CACHE, (await signatureOf(ROOT, SOURCES)).slice(0, 16));
  await mkdir(CACHE, { recursive: true });
  // The other worker waits instead of making one too.
  const release = await lock(CACHE, { retries: { forever: true, minTimeout: 200, maxTimeout: 1000 } });
  try {
    if (await stat(folder).catch(() => undefined)) return folder;
    const unfinished = path.join(CACHE, "unfinished");
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    const database = `file:${path.join(unfinished, "cms.sqlite")}`;
    await seedDatabase({ ...env, DATA_DIR: unfinished, DATABASE_URL: database });
    await rename(unfinished, folder);
    return folder;
  } finally {
    await release();
  }
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
