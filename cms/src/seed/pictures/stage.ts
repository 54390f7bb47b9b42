import type { Triad } from "./palette";
import type { Random } from "./prng";

/** The part of a wide cover that stays plain, so that a headline over it keeps its contrast: shares of width and height. */
export const QUIET = { width: 0.45, height: 0.45 } as const;

/** Room between the quiet zone and the nearest shape, as a share of the height. */
const QUIET_MARGIN = 0.02;

/** Where one composition is drawn: size in pixels, colours, and its own stream of random numbers. */
export interface Stage {
  width: number;
  height: number;
  triad: Triad;
  random: Random;
  /** Whether the lower left corner is kept plain. */
  quiet: boolean;
}

/** Draws the shapes of one composition; the ground is already there. */
export type Family = (stage: Stage) => string;

/** The right edge and the top of the quiet zone, its margin included. Without a zone both lie outside the picture. */
export function quietEdges({ width, height, quiet }: Stage): { right: number; top: number } {
  if (!quiet) return { right: -width, top: height * 2 };
  return { right: (QUIET.width + QUIET_MARGIN) * width, top: (1 - QUIET.height - QUIET_MARGIN) * height };
}

/** The largest radius that a disc at this place can have without touching the quiet zone. */
export function clearance(stage: Stage, x: number, y: number): number {
  if (!stage.quiet) return Infinity;
  const { right, top } = quietEdges(stage);
  return Math.hypot(Math.max(x - right, 0), Math.max(top - y, 0));
}

/** Whether a rectangle lies outside the quiet zone. */
export function isFree(stage: Stage, x: number, bottom: number): boolean {
  const { right, top } = quietEdges(stage);
  return x >= right || bottom <= top;
}

/** 1 where the composition is dense (upper right), down to 0 at the quiet corner; 1 everywhere without a quiet zone. */
export function weight({ width, height, quiet }: Stage, x: number, y: number): number {
  if (!quiet) return 1;
  const share = (x / width) * 0.9 + (1 - y / height) * 0.9 - 0.45;
  return Math.min(1, Math.max(0, share / 0.7));
}

/** How far down a shape that hangs from the upper edge may reach at this x. Rises smoothly towards the quiet zone. */
export function floorAt(stage: Stage, x: number, wide = 0.3): number {
  const { right, top } = quietEdges(stage);
  if (!stage.quiet) return stage.height * 1.2;
  const share = Math.min(1, Math.max(0, (x - right) / (stage.width * wide)));
  const eased = share * share * (3 - 2 * share);
  return top + (stage.height * 1.2 - top) * eased;
}

/** The width of a cell that fits `count` times across a wide picture and keeps its size in the other shapes. */
export function cellOf({ width, height }: Stage, count: number): number {
  const columns = Math.max(3, Math.round((count * width) / Math.max(width, height) + (height > width ? 0.5 : 0)));
  // Whole pixels, so that neighbours meet without a seam.
  return Math.ceil(width / columns);
}
