export type Random = () => number;

/**
 * Mulberry32: a row of numbers from 0 to 1 that is the same for the same seed, on the server and in the browser.
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 up to, and without, the count. */
export function pick(random: Random, count: number): number {
  return Math.floor(random() * count);
}
