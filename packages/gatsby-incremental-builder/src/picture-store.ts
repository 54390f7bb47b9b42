/**
 * Pictures that have been made once. Gatsby knows of them only as long as it trusts the rest of its cache, and making them
 * is most of a build from nothing. It asks its parent process before it makes one, over the channel between the two, and
 * makes it itself where the answer is no.
 */
import type { ChildProcess } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";

/** Makes Gatsby ask; it looks for a channel then, and warns where there is none. */
export const ASKS_FOR_PICTURES = { ENABLE_GATSBY_EXTERNAL_JOBS: "1" };

/** Not in `.cache`, which Gatsby empties when it begins anew: a key names all that a picture depends on. */
const STORE_FOLDER = join("node_modules", ".cache", "gatsby-incremental-builder", "pictures");

/** Every night's build from nothing asks for all; what nobody has asked for in so many days is not on the site. */
const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

const question = z.object({ type: z.literal("JOB_CREATED"), payload: z.looseObject({ id: z.string() }) });

const wanted = z.object({
  name: z.literal("IMAGE_PROCESSING"),
  inputPaths: z.array(z.object({ contentDigest: z.string() })),
  /** Absolute; the pictures' own folder in `public/`. */
  outputDir: z.string(),
  args: z.looseObject({ operations: z.array(z.looseObject({ outputPath: z.string() })) }),
  plugin: z.object({ name: z.string(), version: z.string() }),
});
type Pictures = z.infer<typeof wanted>;

export interface PictureStore {
  /** Answers a build that this process has started with a channel (`ipc`) and with {@link ASKS_FOR_PICTURES}. */
  serve(gatsby: ChildProcess): void;
  /** How many of the pictures that the build has asked for are there. */
  count(): { done: number; all: number };
  /** Takes in what was made; to be called when a build has ended well. What cannot be kept is made again. */
  keep(): Promise<void>;
}

/** @param root folder of the site */
export function openPictureStore(root: string): PictureStore {
  const folder = join(root, STORE_FOLDER);
  const made = new Map<string, Pictures>();
  const missing = new Set<string>();
  let asked = 0;
  let sharp: Promise<string> | undefined;
  let isTidied = false;

  async function place(pictures: Pictures): Promise<boolean> {
    sharp ??= versionOfSharp(root);
    const kept = join(folder, keyOf(pictures, root, await sharp));
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
        const pictures = wanted.safeParse(job).data;
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
      for (const [path, pictures] of made) await takeIn(pictures, path).catch(() => undefined);
      made.clear();
      // Once: what a publication costs is not to grow with the number of pictures.
      if (!isTidied) await forget(folder).catch(() => undefined);
      isTidied = true;
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

/** Whole or not at all. */
async function takeIn(pictures: Pictures, path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await copyPictures(pictures, pictures.outputDir, draft);
    // What is there was not whole, or it would have been taken.
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

async function forget(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * DAY_MS;
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < oldest) await rm(join(folder, name), { recursive: true, force: true });
  }
}
