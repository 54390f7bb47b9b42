/** Uploads of covers as large as editors' own: each of other bytes than the one before. */
import { existsSync } from "node:fs";
import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openComingPictures } from "gatsby-incremental-builder";
import sharp from "sharp";
import type { Picture } from "@future-native/contract";
import type { ApiServer } from "gatsby-source-custom-api/testing/api-server";

const SIZE = { width: 2400, height: 1600 };
const LOOK_EVERY = 100;

export interface Cover {
  /** As the API describes it. */
  picture: Picture;
  /** The upload, in a folder of its own. */
  file: string;
}

let covers = 0;

/** Makes a cover of a picture of the demo, and has the API serve it. @param root of the repository */
export async function uploadCover(root: string, api: ApiServer): Promise<Cover> {
  const pictures = join(root, "demo", "pictures");
  const names = (await readdir(pictures)).filter((name) => name.startsWith("cover-")).sort();
  covers += 1;
  const name = `upload-${covers}.jpg`;
  const bytes = await sharp(join(pictures, names[covers % names.length] ?? ""))
    .resize({ ...SIZE, fit: "cover" })
    .modulate({ hue: covers })
    .jpeg({ quality: 92 })
    .toBuffer();
  const file = join(await mkdtemp(join(tmpdir(), "upload-")), name);
  await writeFile(file, bytes);
  const url = `/media/${name}`;
  api.pictures.set(url, bytes);
  const updatedAt = new Date().toISOString();
  return { file, picture: { url, ...SIZE, focal: { x: 0.5, y: 0.5 }, alt: "A cover", updatedAt } };
}

/** Waits until the builder has made all that is coming. @param site folder of it */
export async function untilPrepared(site: string): Promise<void> {
  const coming = openComingPictures(site);
  while (!(await coming.isEmpty())) await setTimeout(LOOK_EVERY);
}

/** Waits until the publisher has taken an upload away. */
export async function untilArrived(file: string): Promise<void> {
  while (existsSync(file)) await setTimeout(LOOK_EVERY);
}
