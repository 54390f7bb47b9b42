import type { Territory } from "@future-native/contract";
import { TERRITORY_HEX } from "../../../../contract/src/cards/colors";
import { createRandom } from "../../../../contract/src/territory/random";
import { beetles } from "./families/beetles";
import { dots, pills, tiles } from "./families/cells";
import { contours } from "./families/contours";
import { ripples, river } from "./families/flow";
import { melt } from "./families/melt";
import { pulse } from "./families/pulse";
import { arcs, rise } from "./families/round";
import type { HeaderShape } from "./header-shapes";
import { num, path } from "./markup";
import { createStage, type Family, type Part, type Rectangle } from "./stage";

/** By mark; the seed counts through them, as it did when covers were printed (demo/README.md). */
const FAMILIES: Readonly<Record<Territory["mark"], readonly Family[]>> = {
  blob: [contours, melt, contours, river, river, melt, contours],
  arc: [arcs, rise, rise, arcs],
  grid: [dots, tiles, dots, tiles, dots],
  wave: [pulse, ripples, ripples, pulse, ripples, ripples, pulse],
  stack: [pills, pills, pills, beetles, beetles],
};

export interface HeaderArt {
  readonly svg: string;
  /** Colour behind the page's bar. */
  readonly bar: Territory["colors"][number];
}

/** Draws a territory for a header of a shape, around the words on top of it. */
export function drawHeader(
  { mark, seed, colors }: Territory,
  shape: HeaderShape,
  words: readonly Rectangle[],
): HeaderArt {
  const { width, height, bar } = shape;
  const family = FAMILIES[mark][seed % FAMILIES[mark].length] ?? contours;
  const [ground, figure, accent] = [TERRITORY_HEX[colors[0]], TERRITORY_HEX[colors[1]], TERRITORY_HEX[colors[2]]];
  const stage = createStage({ width, height, bar, words, ground, figure, accent, random: createRandom(seed) });
  const content = family(stage).map(writePart).join("");
  return {
    svg: documentOf(shape, path(`M0 0h${width}v${height}H0z`, ground) + content),
    bar: colors[family === melt ? 1 : 0],
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
