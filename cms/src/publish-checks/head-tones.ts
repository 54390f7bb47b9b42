import { buffer } from "node:stream/consumers";
import { headTone, type HeadTone } from "@future-native/contract/head-tone";
import sharp from "sharp";
import { isRecord, relatedId, type Doc } from "payload-kit";
import type { SitePicture } from "payload-publish-gate";
import type { FileStore } from "../files/file-store";

/** Pixels of the small copy that is measured. */
const WIDTH = 100;

/** By the name that the library gives a file, its size and its focal point: a name is never given twice. */
const known = new Map<string, HeadTone | null>();

async function toneOf({ filename, size, focal }: SitePicture, files: FileStore): Promise<HeadTone | null | undefined> {
  const key = JSON.stringify([filename, size, focal]);
  const tone = known.get(key);
  if (tone !== undefined) return tone;
  const file = await files.find(filename);
  if (!file) return undefined;
  const copy = sharp(await buffer(await file.read()))
    .autoOrient()
    .resize(WIDTH)
    .flatten();
  const { data, info } = await copy.toColourspace("srgb").removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const measured = headTone({ data, width: info.width, height: info.height }, focal) ?? null;
  known.set(key, measured);
  return measured;
}

/** Whether the site draws the case's territory where this cover would be. */
function isDrawn({ filename }: SitePicture, { territory }: Doc): boolean {
  if (!isRecord(territory)) return false;
  return filename.startsWith(`cover-${String(territory.mark)}-${String(territory.seed)}-`);
}

/** The colour that the page's head has over the cover of a case, by the picture; null where none reads. */
export async function headTones(
  pictures: ReadonlyMap<number, SitePicture>,
  list: string,
  doc: Doc | undefined,
  files: FileStore,
): Promise<ReadonlyMap<number, HeadTone | null>> {
  const id = list === "cases" ? relatedId(doc?.cover) : undefined;
  const cover = id === undefined ? undefined : pictures.get(id);
  const tone = doc && cover && !isDrawn(cover, doc) ? await toneOf(cover, files) : undefined;
  return new Map(cover && tone !== undefined ? [[cover.id, tone]] : []);
}
