import sharp from "sharp";
import { addGrain } from "./grain";

export interface Rendered {
  data: Buffer;
  width: number;
  height: number;
}

const WEBP = { quality: 88, effort: 2 } as const;

/** Prints opaque art on grained paper. Gives WebP. */
export async function renderOpaque(svg: string, grainOffset: number): Promise<Rendered> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  addGrain(data, width, channels, grainOffset);
  return { data: await sharp(data, { raw: { width, height, channels } }).webp(WEBP).toBuffer(), width, height };
}

/** Keeps the ground transparent. Gives PNG. */
export async function renderTransparent(svg: string): Promise<Rendered> {
  const { data, info } = await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
