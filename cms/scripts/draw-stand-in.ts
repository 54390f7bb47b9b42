import sharp from "sharp";
import type { DrawnPicture } from "../src/seed/import/context";
import type { PictureSpec } from "../src/seed/types";

/** A plain picture in a colour of its own, quick to make. */
export async function drawStandIn(spec: PictureSpec): Promise<DrawnPicture> {
  const [width, height] = spec.kind === "portrait" ? [40, 50] : [64, 36];
  const hue = { r: spec.seed % 256, g: (spec.seed * 7) % 256, b: spec.kind.length * 20 };
  const data = await sharp({ create: { width, height, channels: 3, background: hue } })
    .webp()
    .toBuffer();
  return { data, width, height, mimeType: "image/webp", name: `${spec.kind}-${spec.seed}.webp` };
}
