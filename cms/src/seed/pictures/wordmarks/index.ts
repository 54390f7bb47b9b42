import type { PictureSpec } from "../../types";
import { group, num, svgDocument } from "../svg";
import { bookish, front, pillow, society, stencil, terminal, tiles, wind } from "./from-letters";
import type { Construction } from "./lockup";
import { coin, current, freight, roundel, shelter, thirds, trace, vintage } from "./with-symbol";

/** The seed counts through the constructions. */
const CONSTRUCTIONS: [Construction, ...Construction[]] = [
  bookish,
  freight,
  coin,
  current,
  roundel,
  terminal,
  society,
  vintage,
  wind,
  pillow,
  tiles,
  thirds,
  front,
  stencil,
  trace,
  shelter,
];

const WIDTH = 640;
const HEIGHT = 200;
/** Room for the logo; wide and tall ones are made equally large to the eye by their area. */
const ROOM = { width: 588, height: 148, side: 232 };

/**
 * A client's logo in ink on nothing: the name's outlines in one of sixteen constructions (`seed % 16`).
 * @returns an SVG document of 640 × 200 with a transparent ground, the logo in its middle.
 * @throws when a letter of the name is in none of the faces, or a font package is missing.
 */
export function drawWordmark({ name, seed }: Extract<PictureSpec, { kind: "wordmark" }>): string {
  const build = CONSTRUCTIONS[seed % CONSTRUCTIONS.length] ?? CONSTRUCTIONS[0];
  const { svg, left, right, top, bottom } = build(name.trim());
  const [width, height] = [right - left, bottom - top];
  const scale = Math.min(ROOM.width / width, ROOM.height / height, ROOM.side / Math.sqrt(width * height));
  const place = `translate(${num(WIDTH / 2 - ((left + right) / 2) * scale)} ${num(HEIGHT / 2 - ((top + bottom) / 2) * scale)}) scale(${scale.toFixed(5)})`;
  return svgDocument(WIDTH, HEIGHT, group(place, svg));
}
