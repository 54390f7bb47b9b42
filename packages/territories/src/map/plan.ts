import { labelCells, ownerAt, PITCH, ROWS } from "./borders";
import { indexAt, slotAt } from "./shells";

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A part of the plane, in cells. */
export interface Area extends Cell {
  readonly width: number;
  readonly height: number;
}

export interface Piece {
  readonly cells: readonly Cell[];
  readonly area: Area;
  /** The plain row of cells. */
  readonly label: Area;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** One for each territory in their order; the last one is the unclaimed land. */
  readonly pieces: readonly Piece[];
  /** The number of the piece that a cell belongs to; -1 outside of the plane. */
  ownerOf(x: number, y: number): number;
}

export const DIRECTIONS = ["left", "up", "right", "down"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  left: [0, -1],
  up: [-1, 0],
  right: [0, 1],
  down: [1, 0],
};

function areaOf(cells: readonly Cell[]): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const { x, y } of cells) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Divides a plane of cells among territories and the unclaimed land beside them: every cell is owned, each piece is
 * connected and adjoins the next. The first ones have the same cells however many follow.
 * @param count of territories
 */
export function planTerritories(count: number): Plan {
  const sides = Math.floor(Math.sqrt(count)) + 1;
  // As much again as borders may lie beyond, and one cell more: the unclaimed land is in one piece, too.
  const width = sides * PITCH + 3;
  const height = sides * ROWS + ROWS;
  const ownerOf = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : Math.min(count, ownerAt(x, y));
  const cells = Array.from({ length: count + 1 }, (): Cell[] => []);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) cells[ownerOf(x, y)]?.push({ x, y });
  }
  const pieces = cells.map((own, index) => {
    const { row, column } = slotAt(index);
    return { cells: own, area: areaOf(own), label: { ...labelCells(row, column), height: 1 } };
  });
  return { width, height, pieces, ownerOf };
}

/**
 * The graph that the arrow keys walk: a neighbour at each side, with a border between them.
 * @returns the number of the neighbour; undefined where the plane ends
 */
export function neighbourOf(index: number, direction: Direction, count: number): number | undefined {
  const { row, column } = slotAt(index);
  const [rows, columns] = STEPS[direction];
  const slot = { row: row + rows, column: column + columns };
  if (slot.row < 0 || slot.column < 0) return undefined;
  const neighbour = Math.min(count, indexAt(slot));
  return neighbour === index ? undefined : neighbour;
}
