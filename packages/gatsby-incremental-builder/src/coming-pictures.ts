/** Pictures that a coming build may show: a folder each, so that they outlive the process. */
import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

const FOLDER = join("node_modules", ".cache", "gatsby-incremental-builder", "coming");
/** A picture that ends the process that reads it is left to the build that shows it. */
const MOST_ATTEMPTS = 2;

export interface ComingPictures {
  /** @param file absolute path; the file may go afterwards. Its name is part of what is made of it */
  add(file: string): Promise<void>;
  /** Takes the oldest one. @returns its folder, with the picture in `source` */
  next(): Promise<string | undefined>;
  drop(folder: string): Promise<void>;
  /** Whether nothing waits or is being made. */
  isEmpty(): Promise<boolean>;
}

/** @param root folder of the site */
export function openComingPictures(root: string): ComingPictures {
  // Copies of a site share their modules.
  const all = join(root, FOLDER, createHash("sha1").update(root).digest("hex").slice(0, 12));
  const drop = (folder: string) => rm(folder, { recursive: true, force: true });

  return {
    drop,
    isEmpty: async () => (await readdir(all).catch(() => [])).length === 0,
    async add(file) {
      const name = `${String(Date.now()).padStart(15, "0")}-${randomUUID()}`;
      // Names with a dot are incomplete.
      const draft = join(all, `.${name}`);
      await mkdir(join(draft, "source"), { recursive: true });
      await copyFile(file, join(draft, "source", basename(file)));
      await rename(draft, join(all, name));
    },
    async next() {
      const names = await readdir(all).catch(() => []);
      for (const name of names.filter((entry) => !entry.startsWith(".")).sort()) {
        const folder = join(all, name);
        const attempts = (await readdir(folder)).filter((entry) => entry.startsWith("attempt-")).length;
        if (attempts < MOST_ATTEMPTS) {
          await writeFile(join(folder, `attempt-${attempts + 1}`), "");
          return folder;
        }
        await drop(folder);
      }
      return undefined;
    },
  };
}
