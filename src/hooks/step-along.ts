export type Direction = "up" | "down" | "left" | "right";

/**
 * A step along a row that begins again after its end: right and down lead on, left and up lead back.
 * @returns the place where the step leads, from 0
 */
export function stepAlong(place: number, direction: Direction, count: number): number {
  if (count < 2) return place;
  const by = direction === "right" || direction === "down" ? 1 : -1;
  return (place + by + count) % count;
}
