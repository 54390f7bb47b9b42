import type { Random } from "../random";
import type { Rectangle, Territory } from "../territory";
import { AIR, type Layout } from "./layouts";
import type { Point, Shape } from "./markup";

/** Area and tools that a family draws with. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** CSS colours. */
  readonly ground: string;
  readonly figure: string;
  readonly accent: string;
  readonly random: Random;
  /** Below the bar of a page: rows of elements begin here. */
  readonly top: number;
  /** Words in the upper left corner. */
  readonly head: Rectangle | undefined;
  /** Whether words lie on the drawing; otherwise they are below or beside it, or there are none. */
  readonly hasWords: boolean;
  /** Whether words follow below on the same ground. */
  readonly isFollowed: boolean;
  /** Whether the drawing has edges that must cut no element: those of a card, or of a piece of the map. */
  readonly isBordered: boolean;
  readonly cells: Layout["cells"];
  /** Whether a rectangle is clear of all words and on own land. */
  isFree(box: Rectangle): boolean;
  /** How far it is from a point to the nearest words. */
  clearance(x: number, y: number): number;
  /** How far it is from a point to the nearest words or the end of the land. */
  room(x: number, y: number): number;
  /** The nearest point that has room for a radius, or the most room; the point itself where nothing has edges. */
  spot(x: number, y: number, radius: number): Point;
  /** How far down something may hang between two verticals. */
  floor(x: number, width: number): number;
}

/** An element, or a few that move as one. */
export interface Part {
  readonly name: string;
  readonly shapes: readonly Shape[];
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

/** So much of an element may lie over a border: rounded corners and strokes are no cuts. */
const TOUCH = 0.5;

export function createStage(layout: Layout, colors: Territory["colors"], random: Random): Stage {
  const { width, height, bar, quiet, isFollowed, foreign, cells } = layout;
  const [ground, figure, accent] = colors;
  const zones = [
    ...(bar > 0 ? [{ x: 0, y: 0, width, height: bar - AIR }] : []),
    ...quiet,
    // A form cut by its lower edge would be seen as cut, because the same colour goes on below.
    ...(isFollowed ? [{ x: 0, y: height + AIR + 1, width, height }] : []),
  ];
  const clearance = (x: number, y: number) => Math.min(...zones.map((zone) => distance(zone, x, y))) - AIR;
  const room = (x: number, y: number) =>
    Math.min(clearance(x, y), ...foreign.map((other) => distance(other, x, y) - TOUCH));
  return {
    ...{ width, height, ground, figure, accent, random, top: bar, isFollowed, cells, clearance, room },
    head: quiet.find(isHead),
    hasWords: quiet.length > 0,
    isBordered: foreign.length > 0,
    isFree: (box) =>
      zones.every((zone) => isApart(box, zone, AIR)) && foreign.every((other) => isApart(box, other, -TOUCH)),
    spot: (x, y, radius) => {
      const worth = (point: Point) =>
        Math.min(radius, room(point.x, point.y)) - NEAR * Math.hypot(point.x - x, point.y - y);
      return foreign.length > 0 ? bestPoint({ x, y }, layout, worth) : { x, y };
    },
    floor: (x, wide) =>
      Math.min(
        height * 0.94,
        ...quiet
          .filter((zone) => !isHead(zone) && x + wide > zone.x - AIR && x < zone.x + zone.width + AIR)
          .map(({ y }) => y - AIR),
      ),
  };
}

const isHead = ({ x, y }: Rectangle) => x <= 0 && y <= 0;

function distance({ x, y, width, height }: Rectangle, toX: number, toY: number): number {
  const gap = (at: number, from: number, length: number) => Math.max(from - at, 0, at - from - length);
  return Math.hypot(gap(toX, x, width), gap(toY, y, height));
}

function isApart(a: Rectangle, b: Rectangle, air: number): boolean {
  return (
    a.x >= b.x + b.width + air ||
    a.x + a.width <= b.x - air ||
    a.y >= b.y + b.height + air ||
    a.y + a.height <= b.y - air
  );
}

/** Points that are looked at, along each side. */
const LOOKS = 24;
/** Share of the way to a point that its room has to outweigh. */
const NEAR = 0.1;

function bestPoint(wanted: Point, { width, height }: Layout, worth: (point: Point) => number): Point {
  const points = Array.from({ length: LOOKS * LOOKS }, (_, index) => ({
    x: ((index % LOOKS) + 0.5) * (width / LOOKS),
    y: (Math.floor(index / LOOKS) + 0.5) * (height / LOOKS),
  }));
  return points.reduce((best, point) => (worth(point) > worth(best) ? point : best), wanted);
}
