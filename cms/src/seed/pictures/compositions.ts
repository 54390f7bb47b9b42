import type { TerritoryMark } from "@future-native/contract";
import type { PictureShape, PictureSpec } from "../types";
import { beetles } from "./families/beetles";
import { arches, scallops, waves } from "./families/arc";
import { blobs, orbits, pebbles } from "./families/blob";
import { contours } from "./families/contours";
import { ripples, river, tracks } from "./families/flow";
import { dots, tiles, weave } from "./families/grid";
import { gauges, sunset } from "./families/horizon";
import { melt } from "./families/melt";
import { phases } from "./families/phases";
import { pulse } from "./families/pulse";
import { steps } from "./families/steps";
import { pills } from "./families/stack";
import { slabs, totem } from "./families/totem";
import { drips, ribbon, swells } from "./families/wave";
import { triadOf } from "./palette";
import { makeRandom } from "./prng";
import { QUIET, type Family, type Stage } from "./stage";
import { stipple } from "./stipple";
import { clipped, num, path, rect, svgDocument } from "./svg";

type CoverSpec = Extract<PictureSpec, { kind: "cover" }>;
type Families = readonly Family[];

/** The families of each mark; the seed counts through them. */
const COVERS: Record<TerritoryMark, Families> = {
  blob: [orbits, pebbles, blobs, pebbles, river, melt, contours],
  arc: [gauges, arches, sunset, waves],
  grid: [phases, tiles, dots, weave, scallops],
  wave: [tracks, ribbon, ripples, pulse, drips, swells, scallops],
  stack: [slabs, steps, pills, totem, beetles],
};

/** Pixels of each shape. */
export const SIZES: Record<PictureShape, { width: number; height: number }> = {
  wide: { width: 1920, height: 1200 },
  tall: { width: 1200, height: 1600 },
  square: { width: 1400, height: 1400 },
};

function familyAt(families: Families, index: number): Family {
  return families[index % families.length] ?? tiles;
}

/** Dots of the ground over all but the quiet zone: they wear what is drawn, and vanish beside it. */
function wear(stage: Stage, seed: number): string {
  const { width, height, triad, quiet } = stage;
  const [right, top] = quiet ? [QUIET.width * width, (1 - QUIET.height) * height] : [0, height];
  const outside = path(`M0 0H${width}V${height}H${num(right)}V${num(top)}H0Z`, "#000");
  const dots = stipple(makeRandom(`wear ${seed}`), {
    box: [0, 0, width, height],
    towards: 62,
    fill: triad.ground,
    count: 5200,
    size: height * 0.0065,
  });
  return clipped("wear", outside, dots);
}

/** The cover of a territory: one family of its mark, by the seed; wide ones keep the lower left plain. */
export function drawCover({ seed, colors, mark, shape }: CoverSpec): string {
  const { width, height } = SIZES[shape];
  const triad = triadOf(colors);
  const random = makeRandom(`cover ${mark} ${seed}`);
  const stage = { width, height, triad, random, quiet: shape === "wide" };
  const drawn = familyAt(COVERS[mark], seed)(stage);
  return svgDocument(width, height, rect(0, 0, width, height, triad.ground) + drawn + wear(stage, seed));
}
