/** Jobs whose pictures were made in haste, a file each, so that they outlive the process. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureJob, type Pictures } from "./picture-job";

const FOLDER = join("node_modules", ".cache", "gatsby-incremental-builder", "quick");

export interface QuickNote {
  readonly file: string;
  readonly pictures: Pictures;
}

/** @param root folder of the site */
export async function noteQuick(root: string, pictures: Pictures): Promise<void> {
  const text = JSON.stringify(pictures);
  const file = join(root, FOLDER, `${createHash("sha256").update(text).digest("hex")}.json`);
  await mkdir(join(root, FOLDER), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

export async function readQuickNotes(root: string): Promise<QuickNote[]> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const files = names.filter((name) => name.endsWith(".json")).map((name) => join(root, FOLDER, name));
  return Promise.all(files.map(async (file) => ({ file, pictures: pictureJob.parse(await readJson(file)) })));
}

export const dropQuickNote = ({ file }: QuickNote): Promise<void> => rm(file, { force: true });

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));
