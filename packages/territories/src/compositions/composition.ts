import type { Field } from "./field";
import type { Random } from "../random";

/** The figure and the accent as path data; overlapping parts of the figure cut each other out (even-odd). */
export interface Drawing {
  figure: string;
  accent: string;
}

/**
 * Draws the same random numbers whether an element is left out or not, so that a quiet zone changes only the elements
 * that meet it.
 */
export type Composition = (field: Field, random: Random) => Drawing;
