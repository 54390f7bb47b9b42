import type { Outline } from "./outlines";

/** Parts of a composition. */
export interface Scene {
  readonly figure: readonly Outline[];
  readonly accent: readonly Outline[];
  readonly width: number;
  readonly height: number;
}

export type Layer = "figure" | "accent";

export interface Part {
  readonly data: string;
  /** The layer that it belongs to. */
  readonly layer: Layer;
  /** Painted like the ground, to cut a hole. */
  readonly isHole?: boolean;
  /** Origin of rotation and scale, in units of the drawing. */
  readonly origin: readonly [x: number, y: number];
  /** Begin and end with `none`: a second ends where it began. */
  readonly frames: Keyframe[];
  /** Milliseconds; all of them end within a second. */
  readonly delay: number;
  readonly duration: number;
}

/**
 * Animation of a family: the movement of its parts during the second. Static elements are parts too: the rest is
 * hidden.
 */
export type Move = (scene: Scene) => Part[];

/** Art that is ready to play. */
export interface Stage {
  /** @param delay milliseconds */
  begin(delay: number): Animation[];
  /** Puts the art back as it was. */
  end(): void;
}

export const SECOND_MS = 1000;

/** Leaves slowly and settles long. */
export const EASE = "cubic-bezier(0.45, 0, 0.15, 1)";

/** Through these transforms and back to rest, each stretch eased. */
export function through(...transforms: readonly string[]): Keyframe[] {
  return ["none", ...transforms, "none"].map((transform) => ({ transform, easing: EASE }));
}

/** The same frames for each outline, one after another: `place` (0 to 1) tells whose turn it is. */
export function inTurn(
  outlines: readonly Outline[],
  layer: Layer,
  duration: number,
  place: (outline: Outline) => number,
  frames: (outline: Outline) => Keyframe[],
): Part[] {
  return outlines.map((outline) => ({
    data: outline.data,
    layer,
    origin: [outline.x, outline.y],
    frames: frames(outline),
    delay: Math.min(1, Math.max(0, place(outline))) * (SECOND_MS - duration),
    duration,
  }));
}
