import type { Triad } from "../palette";
import type { Random } from "../prng";
import { group, line, num, path, rect } from "../svg";

/** Where a still life is drawn: its middle is (0, 0), its shorter side 1000 long; the ground is already there. */
export interface Canvas extends Triad {
  width: number;
  height: number;
  random: Random;
}

/** Draws one subject. */
export type Still = (canvas: Canvas) => string;

/** Whole numbers from 0. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** One drawing a whole number from 0, in a row. */
export const repeat = (count: number, draw: (index: number) => string): string => times(count).map(draw).join("");

export const turned = (degrees: number, x: number, y: number, content: string): string =>
  group(`rotate(${num(degrees)} ${num(x)} ${num(y)})`, content);

/** A rectangle by the middle of its lower edge: things that stand. */
export const standing = (x: number, foot: number, width: number, height: number, fill: string, radius = 0): string =>
  rect(x - width / 2, foot - height, width, height, fill, radius);

/** A body with a wide and a narrow end; `x` is its middle, `foot` where it stands. */
export const tapered = (x: number, foot: number, base: number, top: number, height: number, fill: string): string =>
  path(
    `M${num(x - base / 2)} ${num(foot)}L${num(x - top / 2)} ${num(foot - height)}H${num(x + top / 2)}L${num(x + base / 2)} ${num(foot)}Z`,
    fill,
  );

/** From the left edge to the right one, downwards from `y`. */
export const floor = ({ width, height }: Canvas, y: number, fill: string): string =>
  rect(-width / 2, y, width, height / 2 - y + 2, fill);

/** Lines of a text that nobody can read. */
export const scribble = (x: number, y: number, lengths: readonly number[], step: number, fill: string): string =>
  lengths.map((length, index) => line(`M${num(x)} ${num(y + index * step)}h${num(length)}`, fill, step * 0.3)).join("");
