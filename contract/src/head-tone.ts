/** The colour of a page's head where a picture lies under it: the site writes in it, and the CMS judges pictures by it. */
import { luminanceOf } from "./colors";
import type { FocalPoint } from "./picture";

/** One of the two colours of text: `paper` over a dark picture. */
export type HeadTone = "ink" | "paper";

/** Rows of pixels, three bytes each. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Crops of a case's header, from a phone to a low window: width by height, and the head's share of the height. */
const BOXES = [
  { ratio: 360 / 400, head: 0.2 },
  { ratio: 768 / 560, head: 0.17 },
  { ratio: 2, head: 0.15 },
  { ratio: 3, head: 0.15 },
] as const;

/** WCAG 1.4.3. */
const LEAST = 4.5;
/** Share of the pixels that may have less, as the gleam of a lamp. */
const STRAY = 0.02;

const LUMINANCE = { ink: luminanceOf([14, 14, 16]), paper: luminanceOf([244, 243, 238]) } as const;

/** The luminance of all pixels that lie under the head in a box. */
function underHead(
  { data, width, height }: Pixels,
  focal: FocalPoint,
  { ratio, head }: (typeof BOXES)[number],
): number[] {
  const own = width / height;
  const [wide, high] = own > ratio ? [height * ratio, height] : [width, width / ratio];
  const [left, top] = [(width - wide) * focal.x, (height - high) * focal.y];
  const found: number[] = [];
  for (let y = Math.floor(top); y < top + high * head; y += 1)
    for (let x = Math.floor(left); x < Math.floor(left + wide); x += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3);
      found.push(luminanceOf([red, green, blue]));
    }
  return found;
}

/**
 * @param pixels the picture; a hundred pixels of width are enough
 * @returns the colour that reads over the picture wherever the head of a page lies on it; undefined where neither does
 */
export function headTone(pixels: Pixels, focal: FocalPoint): HeadTone | undefined {
  const boxes = BOXES.map((box) => underHead(pixels, focal, box));
  const reads = (tone: HeadTone) =>
    boxes.every((luminances) => {
      const low = luminances.filter((ground) => {
        const [dark, light] = [Math.min(ground, LUMINANCE[tone]), Math.max(ground, LUMINANCE[tone])];
        return (light + 0.05) / (dark + 0.05) < LEAST;
      });
      return low.length <= luminances.length * STRAY;
    });
  return (["paper", "ink"] as const).find(reads);
}
