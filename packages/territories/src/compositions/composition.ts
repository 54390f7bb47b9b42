import type { Random } from "../random";

/** The figure and the accent as path data; overlapping parts of the figure cut each other out (even-odd). */
export interface Drawing {
  figure: string;
  accent: string;
}

/** A field to be filled, in units of the drawing. */
export interface Field {
  readonly width: number;
  readonly height: number;
}

export type Composition = (field: Field, random: Random) => Drawing;
