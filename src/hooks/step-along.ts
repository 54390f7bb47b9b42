export type Direction = "up" | "down" | "left" | "right";

/**
 * A step along a row that wraps around: right and down are forward, left and up are back.
 * @returns the index after the step
 */
export function stepAlong(place: number, direction: Direction, count: number): number {
  if (count < 2) return place;
  const by = direction === "right" || direction === "down" ? 1 : -1;
  return (place + by + count) % count;
}
