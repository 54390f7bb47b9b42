import type { PictureSpec } from "../../types";
import { triadOf } from "../palette";
import { makeRandom } from "../prng";
import { num, rect, svgDocument } from "../svg";
import { SIZES } from "../compositions";
import { STILLS } from "./subjects";

/**
 * A thing that a case or an article speaks of, in the colours of its territory.
 * @returns an SVG document of the size that the shape has.
 */
export function drawStill({ subject, colors, shape }: Extract<PictureSpec, { kind: "still" }>): string {
  const size = SIZES[shape];
  const unit = Math.min(size.width, size.height) / 1000;
  const [width, height] = [size.width / unit, size.height / unit];
  const triad = triadOf(colors);
  const drawn = STILLS[subject]({ ...triad, width, height, random: makeRandom(`still ${subject}`) });
  return svgDocument(
    size.width,
    size.height,
    rect(-width / 2, -height / 2, width, height, triad.ground) + drawn,
    `${num(-width / 2)} ${num(-height / 2)} ${num(width)} ${num(height)}`,
  );
}
