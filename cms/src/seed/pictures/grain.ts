import { makeRandom } from "./prng";

const TILE = 512;
/** Strength of the grain in steps of 255: seen as paper, not as noise. */
const DEPTH = 7;

let tile: Int8Array | undefined;

/** White noise laid over a coarser copy of itself, which reads as fibre instead of static. */
function makeTile(): Int8Array {
  const random = makeRandom("paper grain");
  const noise = Float32Array.from({ length: TILE * TILE }, () => random.next() + random.next() - 1);
  const at = (x: number, y: number): number => noise[((y + TILE) % TILE) * TILE + ((x + TILE) % TILE)] ?? 0;
  return Int8Array.from({ length: TILE * TILE }, (_, index) => {
    const [x, y] = [index % TILE, Math.floor(index / TILE)];
    const fibre = (at(x - 1, y) + at(x, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 2;
    return Math.round((at(x, y) * 0.55 + fibre * 0.45) * DEPTH);
  });
}

/**
 * Adds paper grain to raw pixels in place: lightness only, so that the colours stay the brand's and the codec stays small.
 * `pixels` holds `channels` bytes a pixel, row by row; `offset` moves the sheet that the picture is printed on.
 */
export function addGrain(pixels: Uint8Array, width: number, channels: number, offset: number): void {
  tile ??= makeTile();
  // The clamped view keeps sums within a byte by itself.
  const bytes = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const shift = offset % TILE;
  const row = width * channels;
  for (let start = 0, y = shift; start < bytes.length; start += row, y += 1) {
    const line = (y % TILE) * TILE;
    for (let index = start, x = shift; index < start + row; index += channels, x += 1) {
      const step = tile[line + (x % TILE)] ?? 0;
      bytes[index] = (bytes[index] ?? 0) + step;
      bytes[index + 1] = (bytes[index + 1] ?? 0) + step;
      bytes[index + 2] = (bytes[index + 2] ?? 0) + step;
    }
  }
}
