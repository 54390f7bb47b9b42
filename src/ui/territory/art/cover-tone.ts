import sharp from "sharp";
import { headTone, type HeadTone } from "@future-native/contract/head-tone";
import type { FocalPoint } from "@future-native/contract/picture";

/** Pixels of the small copy that is measured. */
const WIDTH = 100;

/** Measures pictures, each once: the name of a file of the cache says what is in it. */
export function createCoverTones() {
  const known = new Map<string, Promise<HeadTone | null>>();
  return (file: string, focal: FocalPoint): Promise<HeadTone | null> => {
    const key = JSON.stringify([file, focal.x, focal.y]);
    const tone = known.get(key) ?? measure(file, focal);
    known.set(key, tone);
    tone.catch(() => known.delete(key));
    return tone;
  };
}

async function measure(file: string, focal: FocalPoint): Promise<HeadTone | null> {
  const copy = sharp(file).autoOrient().resize(WIDTH).flatten().toColourspace("srgb").removeAlpha().raw();
  const { data, info } = await copy.toBuffer({ resolveWithObject: true });
  return headTone({ data, width: info.width, height: info.height }, focal) ?? null;
}
