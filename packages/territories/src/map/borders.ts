/**
 * Borders between territories. Each column of territories has a spine, a column of cells that no border crosses: it
 * keeps every territory in one piece and adjoining those above and below. The last row of cells in each row of them is
 * never given away: it stays plain for the labels, and keeps neighbours to the left and right adjoining.
 */
import { indexAt } from "./shells";

/** Cells from one spine to the next. */
export const PITCH = 4;
/** The spine's place in its column. */
const SPINE = 2;
/** Rows of cells in a row of territories. */
export const ROWS = 3;
/** The last of them holds the labels: there is art above it, and no other's below. */
const LABEL = ROWS - 1;

/** A number from 0 up to, and without, the count; the same for the same place, whatever else there is. */
function chance(count: number, ...place: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of place) {
    hash = Math.imul(hash ^ (part + 0x7f4a7c15), 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  return ((Math.imul(hash, 0xc2b2ae35) ^ (hash >>> 16)) >>> 0) % count;
}

/** First cell of a column's territory in a row of cells. */
function borderAt(column: number, y: number): number {
  if (column === 0) return 0;
  return column * PITCH + (y % ROWS === LABEL ? chance(2, y, column, 1) : chance(4, y, column, 2) - 1);
}

/** The number of the column whose spine, or the next one, a column of cells is before: the gap between two spines. */
const gapAt = (x: number) => Math.floor((x + PITCH - SPINE - 1) / PITCH);

function columnAt(x: number, y: number): number {
  const column = gapAt(x);
  return x < borderAt(column, y) ? column - 1 : column;
}

/** Whether a cell is near enough to the border in its own row to be given to the territory above. */
function isNear(x: number, y: number): boolean {
  if (x % PITCH === SPINE) return false;
  const gap = gapAt(x);
  const border = borderAt(gap, y);
  return x < border ? border - x <= chance(3, y, gap, 3) : x - border < chance(3, y, gap, 4);
}

/** Whether a cell is land of the territory above: some on either side of a border are, from there down. */
function isGivenUp(x: number, y: number): boolean {
  const line = y % ROWS;
  if (y < ROWS || line === LABEL || !isNear(x, y)) return false;
  if (line === 0) return true;
  // From the border on, or what lies between would be cut off.
  const border = borderAt(gapAt(x), y);
  const cells = x < border ? border - x : x - border + 1;
  return Array.from({ length: cells }, (_, step) => (x < border ? x + step : x - step)).every((at) =>
    isGivenUp(at, y - 1),
  );
}

/** The number of the territory that a cell belongs to, were there any number of them. */
export function ownerAt(x: number, y: number): number {
  const row = Math.floor(y / ROWS);
  if (!isGivenUp(x, y)) return indexAt({ row, column: columnAt(x, y) });
  return indexAt({ row: row - 1, column: columnAt(x, row * ROWS - 1) });
}

/** The cells of a territory's plain row: the first, and how many. */
export function labelCells(row: number, column: number): { x: number; y: number; width: number } {
  const y = row * ROWS + LABEL;
  const x = borderAt(column, y);
  return { x, y, width: borderAt(column + 1, y) - x };
}
