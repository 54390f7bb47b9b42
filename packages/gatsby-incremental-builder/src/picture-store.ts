/**
 * Store of created pictures. Gatsby keeps them only as long as it trusts the rest of its cache, and creating them is
 * most of a full build. Gatsby asks its parent process for each picture, over the channel between the two, and creates
 * it itself if the answer is no.
 */
import type { ChildProcess } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { pictureJob, type Pictures } from "./picture-job";
import { noteQuick } from "./quick-notes";

/** Makes Gatsby ask; without a channel it warns. */
export const ASKS_FOR_PICTURES = { ENABLE_GATSBY_EXTERNAL_JOBS: "1" };

/** Not in `.cache`, which Gatsby may clear: a key names all inputs of a picture. */
const STORE_FOLDER = join("node_modules", ".cache", "gatsby-incremental-builder", "pictures");

/** Each night's full build requests every picture; one that was not requested for so many days is not on the site. */
const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

const question = z.object({ type: z.literal("JOB_CREATED"), payload: z.looseObject({ id: z.string() }) });

export interface PictureStore {
  /** Answers a build that this process has started with a channel (`ipc`) and with {@link ASKS_FOR_PICTURES}. */
  serve(gatsby: ChildProcess): void;
  /** Requested pictures of the build that exist already, and all of them. */
  count(): { done: number; all: number };
  /**
   * Stores the created pictures; to be called when a build has succeeded. A picture that cannot be stored is created
   * again.
   */
  keep(): Promise<void>;
  has(pictures: Pictures): Promise<boolean>;
  /**
   * Adds files that were created elsewhere.
   * @param from folder of the files, laid out as in the pictures' own folder
   */
  add(pictures: Pictures, from: string): Promise<void>;
  /**
   * Replaces pictures of a build by the stored ones, file by file.
   * @returns the number of files; missing ones stay missing
   */
  replace(pictures: Pictures): Promise<number>;
}

/**
 * @param root folder of the site
 * @param options.areQuick whether the build makes pictures in haste: those are not kept, but noted to be made again
 */
export function openPictureStore(root: string, { areQuick = false } = {}): PictureStore {
  const folder = join(root, STORE_FOLDER);
  const made = new Map<string, Pictures>();
  const missing = new Set<string>();
  let asked = 0;
  let sharp: Promise<string> | undefined;
  let isTidied = false;

  async function pathOf(pictures: Pictures): Promise<string> {
    sharp ??= versionOfSharp(root);
    return join(folder, keyOf(pictures, root, await sharp));
  }
  async function place(pictures: Pictures): Promise<boolean> {
    const kept = await pathOf(pictures);
    try {
      const now = new Date();
      await utimes(kept, now, now);
      await copyPictures(pictures, kept, pictures.outputDir);
      return true;
    } catch {
      made.set(kept, pictures);
      return false;
    }
  }

  function expect({ args, outputDir }: Pictures): void {
    for (const { outputPath } of args.operations) missing.add(join(outputDir, outputPath));
    asked += args.operations.length;
  }

  return {
    count() {
      for (const file of missing) if (existsSync(file)) missing.delete(file);
      return { done: asked - missing.size, all: asked };
    },
    serve(gatsby) {
      gatsby.on("message", async (message) => {
        const job = question.safeParse(message).data?.payload;
        if (!job) return;
        const pictures = pictureJob.safeParse(job).data;
        if (pictures) expect(pictures);
        const isPlaced = pictures !== undefined && (await place(pictures).catch(() => false));
        const type = isPlaced ? "JOB_COMPLETED" : "JOB_NOT_WHITELISTED";
        // It may have ended meanwhile; its exit is handled elsewhere.
        if (gatsby.connected) gatsby.send({ type, payload: { id: job.id, result: {} } }, () => undefined);
      });
    },
    async keep() {
      missing.clear();
      asked = 0;
      for (const [path, pictures] of made) {
        const taken = areQuick ? noteQuick(root, pictures) : takeIn(pictures, path, pictures.outputDir);
        await taken.catch(() => undefined);
      }
      made.clear();
      // Once: the cost of a publication must not grow with the number of pictures.
      if (!isTidied) await forget(folder).catch(() => undefined);
      isTidied = true;
    },
    async has(pictures) {
      return existsSync(await pathOf(pictures));
    },
    async add(pictures, from) {
      await takeIn(pictures, await pathOf(pictures), from);
    },
    async replace(pictures) {
      return replacePictures(pictures, await pathOf(pictures));
    },
  };
}

/** Names all that the bytes depend on, where they lie, and what makes them. */
function keyOf({ name, inputPaths, outputDir, args, plugin }: Pictures, root: string, sharp: string): string {
  const inputs = inputPaths.map(({ contentDigest }) => contentDigest);
  const what = [name, inputs, relative(root, outputDir), args, plugin.name, plugin.version, sharp];
  return createHash("sha256").update(JSON.stringify(what)).digest("hex");
}

/** The library that Gatsby's plugin makes pictures with. */
async function versionOfSharp(root: string): Promise<string> {
  const plugin = createRequire(join(root, "package.json")).resolve("gatsby-plugin-sharp");
  const main = createRequire(plugin).resolve("sharp");
  const text = await readFile(join(dirname(main), "..", "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/** Atomic: all files or none. */
async function takeIn(pictures: Pictures, path: string, from: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await copyPictures(pictures, from, draft);
    // An existing entry was incomplete, or it would have been used.
    await rm(path, { recursive: true, force: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** @throws Error when one is not there */
async function copyPictures({ args }: Pictures, from: string, to: string): Promise<void> {
  for (const { outputPath } of args.operations) {
    await mkdir(dirname(join(to, outputPath)), { recursive: true });
    await copyFile(join(from, outputPath), join(to, outputPath));
  }
}

async function replacePictures({ args, outputDir }: Pictures, from: string): Promise<number> {
  const files = args.operations.map(({ outputPath }) => outputPath).filter((path) => existsSync(join(outputDir, path)));
  for (const path of files) {
    // A release may be linked to the one that is there.
    await copyFile(join(from, path), join(outputDir, `${path}.new`));
    await rename(join(outputDir, `${path}.new`), join(outputDir, path));
  }
  return files.length;
}

async function forget(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * DAY_MS;
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < oldest) await rm(join(folder, name), { recursive: true, force: true });
  }
}
