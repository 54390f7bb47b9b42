import type { Field, WaveForm } from "./field";
import { polygon } from "../shapes";

const POINTS = 96;
/** Over how much room a band grows to its thickness. */
const GROWTH = 26;
/** Thinner is not seen, or looks like a fault. */
const THINNEST = 0.35;

/** A piece that grows to less of its thickness looks like a scratch. */
const SEEN = 0.7;

/** The same band as `wave`, which runs out to nothing where it comes near words; what is left of it is one or more pieces. */
export function thinningWave(
  { y, width, length, lift, thickness, phase }: WaveForm,
  clearance: Field["clearance"],
): string {
  const start = -length + phase * length;
  let data = "";
  let [upper, lower]: [[number, number][], [number, number][]] = [[], []];
  let thickest = 0;
  const end = () => {
    if (thickest > SEEN * thickness) data += polygon([...upper, ...lower.reverse()]);
    [upper, lower] = [[], []];
    thickest = 0;
  };
  for (let index = 0; index <= POINTS; index++) {
    const x = ((index / POINTS) * 1.02 - 0.01) * width;
    // A quadratic curve reaches half as far as its handle.
    const middle = y + thickness / 2 - (Math.sin(((x - start) / length) * 2 * Math.PI) * lift) / 2;
    const half = (thickness / 2) * Math.min(1, Math.max(0, (clearance(x, middle) - thickness / 2) / GROWTH));
    if (half < THINNEST) {
      end();
      continue;
    }
    thickest = Math.max(thickest, 2 * half);
    upper.push([x, middle - half]);
    lower.push([x, middle + half]);
  }
  end();
  return data;
}
