import type { Triad } from "../palette";
import type { Random } from "../prng";

export const WIDTH = 1600;
export const HEIGHT = 1200;

/** Draws one scene of the agency's life over the plain ground. */
export type Motif = (triad: Triad, random: Random) => string;
