export type Direction = "up" | "down" | "left" | "right";

/**
 * A step on a grid that is filled line by line. Left and right go through all places in order and round from the last to
 * the first; up and down stay in the column and go round in it.
 * @returns the place where the step leads, from 0
 */
export function stepOnGrid(place: number, direction: Direction, count: number, columns: number): number {
  if (count < 2) return place;
  if (direction === "left") return (place - 1 + count) % count;
  if (direction === "right") return (place + 1) % count;
  const column = place % columns;
  const inColumn = Math.ceil((count - column) / columns);
  const line = Math.floor(place / columns) + (direction === "down" ? 1 : -1);
  return ((line + inColumn) % inColumn) * columns + column;
}
