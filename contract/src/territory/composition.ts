import type { Field } from "./field";
import type { Random } from "./random";

/** The figure and the accent as path data; overlapping parts of the figure cut each other out (even-odd). */
export interface Drawing {
  figure: string;
  accent: string;
}

/** Takes the same numbers whether an element is left out or not, so that a quiet zone changes nothing but what meets it. */
export type Composition = (field: Field, random: Random) => Drawing;
