import sharp from "sharp";
import { CARD } from "./layout";

/** How the bytes of a card are made. Of plain colours and their edges, more than 128 are not seen; a quality of 95 takes a quarter off the time and the bytes, a greater effort takes longer and saves nothing. */
export const RENDERING = {
  png: { palette: true, colours: 128, quality: 95, effort: 1, dither: 0 },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

/** @returns the card as PNG */
export function renderCard(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(RENDERING.png).toBuffer();
}

/** @param focal the point that stays in view, as shares of width and height @returns the picture as JPEG, in the shape of a card */
export async function cutPicture(file: string | Buffer, focal: { x: number; y: number }): Promise<Buffer> {
  // Turned first, as browsers show it; the sizes are those of what comes out.
  const { data, info } = await sharp(file).rotate().toBuffer({ resolveWithObject: true });
  const scale = Math.max(CARD.width / info.width, CARD.height / info.height);
  const [width, height] = [Math.ceil(info.width * scale), Math.ceil(info.height * scale)];
  const from = (share: number, length: number, kept: number) =>
    Math.round(Math.min(length - kept, Math.max(0, share * length - kept / 2)));
  return sharp(data)
    .resize(width, height, { fit: "fill" })
    .extract({ left: from(focal.x, width, CARD.width), top: from(focal.y, height, CARD.height), ...CARD })
    .flatten({ background: "#fff" })
    .jpeg(RENDERING.jpeg)
    .toBuffer();
}
