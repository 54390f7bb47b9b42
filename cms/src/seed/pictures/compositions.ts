import type { TerritoryMark } from "@future-native/contract";
import type { PictureSpec } from "../types";
import { arches, scallops, waves } from "./families/arc";
import { blobs, orbits, pebbles } from "./families/blob";
import { contours } from "./families/contours";
import { ripples, river, tracks } from "./families/flow";
import { dots, tiles, weave } from "./families/grid";
import { gauges, sunset } from "./families/horizon";
import { pills, stairs } from "./families/stack";
import { slabs, totem } from "./families/totem";
import { drips, ribbon, swells } from "./families/wave";
import { rotateTriad, triadOf } from "./palette";
import { makeRandom } from "./prng";
import type { Family } from "./stage";
import { num, rect, svgDocument } from "./svg";

type CompositionSpec = Extract<PictureSpec, { kind: "cover" | "scene" }>;
type Families = readonly Family[];

/** The families of each mark; the seed counts through them. */
const COVERS: Record<TerritoryMark, Families> = {
  blob: [orbits, contours, pebbles, blobs, river],
  arc: [gauges, arches, sunset, waves],
  grid: [dots, tiles, dots, weave, scallops],
  wave: [swells, tracks, ribbon, drips, ripples],
  stack: [totem, pills, slabs, stairs],
};

/** Secondary pictures: the families of the mark and visitors from its neighbours. */
const SCENES: Record<TerritoryMark, Families> = {
  blob: [contours, ribbon, dots, blobs, scallops, orbits, totem, tiles, river, waves, pebbles],
  arc: [dots, sunset, waves, gauges, scallops, totem, tiles, arches],
  grid: [scallops, tiles, totem, pills, weave, stairs, dots, sunset, arches],
  wave: [dots, ripples, drips, tracks, ribbon, swells, arches, tiles],
  stack: [pills, slabs, totem, weave, stairs, dots, scallops, gauges, tracks, pebbles, arches],
};

export const SIZES: Record<CompositionSpec["shape"], { width: number; height: number }> = {
  wide: { width: 1920, height: 1200 },
  tall: { width: 1200, height: 1600 },
  square: { width: 1400, height: 1400 },
};

const ZOOMS = [1, 1.5, 1, 2.1] as const;

function familyAt(families: Families, index: number): Family {
  return families[index % families.length] ?? tiles;
}

/** The cover of a territory: one family of its mark, by the seed; wide ones keep the lower left plain. */
function drawCover({ seed, colors, mark, shape }: CompositionSpec): string {
  const { width, height } = SIZES[shape];
  const triad = triadOf(colors);
  const random = makeRandom(`cover ${mark} ${seed}`);
  const stage = { width, height, triad, random, quiet: shape === "wide" };
  return svgDocument(width, height, rect(0, 0, width, height, triad.ground) + familyAt(COVERS[mark], seed)(stage));
}

/** A secondary picture: another family than the cover of the same seed, other roles of the colours, often a close-up. */
function drawScene({ seed, colors, mark, shape }: CompositionSpec): string {
  const { width, height } = SIZES[shape];
  const random = makeRandom(`scene ${mark} ${seed}`);
  const triad = rotateTriad(triadOf(colors), random.int(0, 4));
  const zoom = random.pick(ZOOMS);
  const family = familyAt(SCENES[mark], seed);
  const view = { width: width / zoom, height: height / zoom };
  const [x, y] = [(width - view.width) * random.range(0.1, 0.9), (height - view.height) * random.range(0.1, 0.9)];
  const viewBox = `${num(x)} ${num(y)} ${num(view.width)} ${num(view.height)}`;
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, triad.ground) + family({ width, height, triad, random, quiet: false }),
    viewBox,
  );
}

/** Covers and scenes of cases and articles, as SVG. */
export function drawComposition(spec: CompositionSpec): string {
  return spec.kind === "cover" ? drawCover(spec) : drawScene(spec);
}
