import type { Random } from "../random";
import type { Rectangle } from "../territory";

/** Area and tools that a family draws with. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** CSS colours. */
  readonly ground: string;
  readonly figure: string;
  readonly accent: string;
  readonly random: Random;
  /** Below the bar of the page: rows of elements begin here. */
  readonly top: number;
  /** Whether words lie on the drawing; otherwise they are below or beside it. */
  readonly hasWords: boolean;
  /** Whether a rectangle is clear of all words. */
  isFree(box: Rectangle): boolean;
  /** How far it is from a point to the nearest words. */
  clearance(x: number, y: number): number;
  /** How far down something may hang between two verticals. */
  floor(x: number, width: number): number;
}

/** An element, or a few that move as one. */
export interface Part {
  readonly svg: string;
  readonly motion?: Motion | undefined;
}

/** How a part spends its second: from rest through these transforms. */
export interface Motion {
  readonly through: readonly string[];
  /** Origin of rotation and scale. */
  readonly origin?: readonly [x: number, y: number];
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

export type Family = (stage: Stage) => Part[];

/** Between an element and words, in units of the drawing. */
const AIR = 12;

interface StageOptions extends Pick<Stage, "width" | "height" | "ground" | "figure" | "accent" | "random"> {
  readonly bar: number;
  readonly words: readonly Rectangle[];
}

/** @param options.bar height of the page's bar @param options.words boxes of the title and the lead */
export function createStage({ bar, words, ...rest }: StageOptions): Stage {
  const { width, height } = rest;
  // Without words on it a drawing ends above them, on the same colour: what its lower edge cut would be seen to be cut.
  const foot = { x: 0, y: height + AIR + 1, width, height };
  const zones = [{ x: 0, y: 0, width, height: bar - AIR }, ...(words.length > 0 ? words : [foot])];
  const gap = (at: number, from: number, length: number) => Math.max(from - at, 0, at - from - length);
  return {
    ...rest,
    top: bar,
    hasWords: words.length > 0,
    isFree: (box) => zones.every((zone) => isApart(box, zone)),
    clearance: (x, y) =>
      Math.min(...zones.map((zone) => Math.hypot(gap(x, zone.x, zone.width), gap(y, zone.y, zone.height)))) - AIR,
    floor: (x, wide) =>
      Math.min(
        height * 0.94,
        ...words.filter((zone) => x + wide > zone.x - AIR && x < zone.x + zone.width + AIR).map(({ y }) => y - AIR),
      ),
  };
}

function isApart(a: Rectangle, b: Rectangle): boolean {
  return (
    a.x >= b.x + b.width + AIR ||
    a.x + a.width <= b.x - AIR ||
    a.y >= b.y + b.height + AIR ||
    a.y + a.height <= b.y - AIR
  );
}
