import sharp from "sharp";
import type { DrawnPicture } from "../src/seed/import/context";
import { LEAST } from "../src/picture-sizes";
import { hashText } from "../src/seed/pictures/prng";
import type { PictureSpec } from "../src/seed/types";

/** A plain picture in a colour of its own, quick to make. */
export async function drawStandIn(spec: PictureSpec): Promise<DrawnPicture> {
  const { width, height } = spec.kind === "portrait" ? LEAST.portrait : LEAST.cover;
  const mark = hashText(JSON.stringify(spec));
  const hue = { r: mark % 256, g: (mark >> 8) & 255, b: spec.kind.length * 20 };
  const data = await sharp({ create: { width, height, channels: 3, background: hue } })
    .webp()
    .toBuffer();
  return { data, width, height, mimeType: "image/webp", name: `${spec.kind}-${mark.toString(36)}.webp` };
}
