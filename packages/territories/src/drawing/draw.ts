import { createRandom } from "../random";
import type { Mark, Territory } from "../territory";
import { beetles } from "./families/beetles";
import { dots, pills, tiles } from "./families/cells";
import { contours } from "./families/contours";
import { ripples, river } from "./families/flow";
import { melt } from "./families/melt";
import { pulse } from "./families/pulse";
import { arcs, rise } from "./families/round";
import type { Layout } from "./layouts";
import { path, type Shape } from "./markup";
import { shapeOf } from "./shape-of";
import { createStage, type Family, type Part } from "./stage";

/** By mark; the seed counts through them. */
const FAMILIES: Readonly<Record<Mark, readonly Family[]>> = {
  blob: [contours, melt, contours, river, river, melt, contours],
  arc: [arcs, rise, rise, arcs],
  grid: [dots, tiles, dots, tiles, dots],
  wave: [pulse, ripples, ripples, pulse, ripples, ripples, pulse],
  stack: [pills, pills, pills, beetles, beetles],
};

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The lowest first: that is the ground. */
  readonly parts: readonly Part[];
  /** The colour at its top, behind the bar of a page. */
  readonly bar: "ground" | "figure";
}

/**
 * Draws a territory for a layout: the same input gives the same drawing. The mark and the seed choose the family, which
 * leaves out whole what would meet words or the edge of a card.
 */
export function draw({ mark, seed, colors }: Territory, layout: Layout): Drawing {
  const family = FAMILIES[mark][seed % FAMILIES[mark].length] ?? contours;
  const { width, height } = layout;
  const ground: Part = { name: "ground", shapes: [path(`M0 0h${width}v${height}H0z`, colors[0])] };
  const parts = [ground, ...family(createStage(layout, colors, createRandom(seed)))];
  return { width, height, parts, bar: family === melt ? "figure" : "ground" };
}

/** A drawing as a file. It brings its own second, so that what plays it need not know the family. */
export function toSvg({ width, height, parts }: Drawing): string {
  const content = parts.map((part) => writeShape(shapeOf(part))).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function writeShape({ tag, attributes, children }: Shape): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const content = children?.map(writeShape).join("");
  // A group that says nothing is its content.
  if (tag === "g" && given.length === 0) return content ?? "";
  return content === undefined ? `<${tag}${given.join("")}/>` : `<${tag}${given.join("")}>${content}</${tag}>`;
}
