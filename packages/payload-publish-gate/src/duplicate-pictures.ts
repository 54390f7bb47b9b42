import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import type { PictureOptions } from "./content";
import type { SitePicture } from "./site";

/** Content of a file, by the name that the library gives it and its size: a name is never given twice. */
const known = new Map<string, string>();

async function contentOf(
  { filename, size }: SitePicture,
  open: NonNullable<PictureOptions["open"]>,
): Promise<string | undefined> {
  const key = `${filename} ${size}`;
  const content = known.get(key);
  if (content) return content;
  const file = await open(filename);
  if (!file) return undefined;
  const hash = createHash("sha256");
  await pipeline(file, hash);
  const read = hash.digest("hex");
  known.set(key, read);
  return read;
}

/**
 * Notes at each picture that is asked about which other one of the library has the same file. Only those of one size are read.
 * @param asked ids of pictures
 */
export async function withTwins(
  pictures: ReadonlyMap<number, SitePicture>,
  asked: readonly number[],
  { open }: Pick<PictureOptions, "open">,
): Promise<ReadonlyMap<number, SitePicture>> {
  if (!open) return pictures;
  const result = new Map(pictures);
  for (const id of new Set(asked)) {
    const picture = pictures.get(id);
    if (!picture?.size) continue;
    const others = [...pictures.values()].filter((other) => other.id !== id && other.size === picture.size);
    for (const other of others) {
      const [own, its] = [await contentOf(picture, open), await contentOf(other, open)];
      if (own !== undefined && own === its) result.set(id, { ...picture, twin: other.filename });
    }
  }
  return result;
}
