import { TIMINGS } from "../site/timings";

/** Where the hand was, in px, and when, in ms. */
export interface Sample {
  position: number;
  time: number;
}

/** Speed of the hand in px a millisecond, over its last moments; 0 where it had come to rest before it let go. */
export function speedOf(samples: readonly Sample[], now: number): number {
  const recent = samples.filter(({ time }) => now - time <= TIMINGS.strip.speedOverMs);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last || last.time <= first.time) return 0;
  return (last.position - first.position) / (last.time - first.time);
}

/**
 * Where a strip that is let go comes to rest: at the beginning of the item that is nearest to where its speed would carry it.
 * @param from its place, in px from its beginning
 * @param speed in px a millisecond
 * @param stops beginnings of the items
 * @param end its farthest place
 */
export function restingPlace(from: number, speed: number, stops: readonly number[], end: number): number {
  const aim = from + speed * TIMINGS.strip.throwMs;
  const places = [...stops.filter((stop) => stop > 0 && stop < end), 0, end];
  return places.reduce((best, place) => (Math.abs(place - aim) < Math.abs(best - aim) ? place : best), 0);
}
