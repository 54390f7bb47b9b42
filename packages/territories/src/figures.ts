/** A piece of the figures 4, 0 and 4, in percent of a figure's square. */
export interface Piece {
  readonly id: string;
  /** Left, top, width and height. */
  readonly box: readonly [number, number, number, number];
  /** Drawn in its box, of which it has the size. */
  readonly path: string;
  readonly fill: string;
}

/** The disc and the half disc of the zero make a mark. */
export const DISC = "disc";
export const HALF = "half";

/** CSS colours of the pieces that have not the text's. */
export interface FigureColors {
  /** Quarter and bar of the first four, and of the last. */
  readonly first: readonly [quarter: string, bar: string];
  readonly last: readonly [quarter: string, bar: string];
  readonly half: string;
}

const four = (name: string, [quarter, bar]: readonly [string, string]): readonly Piece[] => [
  { id: `${name}-quarter`, box: [0, 0, 62, 62], path: "M62 62H0A62 62 0 0 1 62 0z", fill: quarter },
  { id: `${name}-stem`, box: [62, 0, 24, 100], path: "M0 0h24v100H0z", fill: "currentColor" },
  { id: `${name}-bar`, box: [0, 62, 100, 16], path: "M0 0h100v16H0z", fill: bar },
];

/** The three figures of 404, each from the lowest piece to the topmost. */
export const drawFigures = ({ first, last, half }: FigureColors): readonly (readonly Piece[])[] => [
  four("first", first),
  [
    { id: DISC, box: [0, 0, 100, 100], path: "M0 50a50 50 0 0 1 100 0a50 50 0 0 1-100 0z", fill: "currentColor" },
    { id: HALF, box: [0, 50, 100, 50], path: "M0 0a50 50 0 0 0 100 0z", fill: half },
  ],
  four("last", last),
];

/** Offset of a piece: px from its position in the figure, and its rotation in degrees. */
export interface PieceOffset {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

interface Rect {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
}

/**
 * How far the half disc is from where it rises beside the disc: as wide as that, its foot on the same horizon.
 * @returns px to the right and down
 */
export function wayToMark(disc: Rect, half: Rect): { x: number; y: number } {
  return { x: disc.left + disc.width * 0.6 - half.left, y: disc.bottom - half.bottom };
}
