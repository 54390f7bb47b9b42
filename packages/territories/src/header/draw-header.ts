import { createRandom } from "../random";
import { beetles } from "./families/beetles";
import { dots, pills, tiles } from "./families/cells";
import { contours } from "./families/contours";
import { ripples, river } from "./families/flow";
import { melt } from "./families/melt";
import { pulse } from "./families/pulse";
import { arcs, rise } from "./families/round";
import type { HeaderShape } from "./header-shapes";
import { num, path } from "./markup";
import { createStage, type Family, type Part } from "./stage";
import type { Mark, Rectangle, Territory } from "../territory";

/** By mark; the seed counts through them. */
const FAMILIES: Readonly<Record<Mark, readonly Family[]>> = {
  blob: [contours, melt, contours, river, river, melt, contours],
  arc: [arcs, rise, rise, arcs],
  grid: [dots, tiles, dots, tiles, dots],
  wave: [pulse, ripples, ripples, pulse, ripples, ripples, pulse],
  stack: [pills, pills, pills, beetles, beetles],
};

export interface HeaderArt {
  readonly svg: string;
  /** The colour at its top, behind the bar of a page. */
  readonly bar: "ground" | "figure";
}

/** Draws a territory for a header of a shape, around the words on top of it. */
export function drawHeader(
  { mark, seed, colors }: Territory,
  shape: HeaderShape,
  words: readonly Rectangle[],
): HeaderArt {
  const { width, height, bar } = shape;
  const family = FAMILIES[mark][seed % FAMILIES[mark].length] ?? contours;
  const [ground, figure, accent] = colors;
  const stage = createStage({ width, height, bar, words, ground, figure, accent, random: createRandom(seed) });
  const content = family(stage).map(writePart).join("");
  return {
    svg: documentOf(shape, path(`M0 0h${width}v${height}H0z`, ground) + content),
    bar: family === melt ? "figure" : "ground",
  };
}

function documentOf({ width, height }: HeaderShape, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** A drawing brings its own second: what plays it need not know the family. */
function writePart({ svg, motion }: Part): string {
  if (!motion) return svg;
  const { through, origin, delay, duration } = motion;
  const at = origin ? ` data-origin="${num(origin[0])} ${num(origin[1])}"` : "";
  return `<g data-through="${through.join("|")}" data-time="${Math.round(delay)} ${duration}"${at}>${svg}</g>`;
}
