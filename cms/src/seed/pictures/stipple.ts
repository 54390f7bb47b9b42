import type { Random } from "./prng";
import { clipped, num } from "./svg";

interface Shade {
  /** The box that the dots are strewn over: left, top, width, height. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** Where the shade lies, in degrees clockwise from the right; there the dots are dense. */
  towards: number;
  fill: string;
  /** Dots that are tried; about a third of them are drawn. */
  count: number;
  /** The thickness of the largest dots. */
  size: number;
}

/** Three sizes of dots, thinning out away from one side: the shade of a print that has no fourth colour. */
export function stipple(random: Random, { box: [x, y, width, height], towards, fill, count, size }: Shade): string {
  const turn = (towards * Math.PI) / 180;
  const [along, across] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.abs(along) + Math.abs(across);
  const layers: string[][] = [[], [], []];
  for (let index = 0; index < count; index += 1) {
    const [u, v] = [random.next(), random.next()];
    const depth = 0.5 + ((u - 0.5) * along + (v - 0.5) * across) / reach;
    if (random.next() < depth ** 2.6) layers[index % 3]?.push(`M${num(x + u * width)} ${num(y + v * height)}h0`);
  }
  return layers
    .map((dots, index) => {
      const thick = num(size * (1 - index * 0.28));
      return `<path d="${dots.join("")}" stroke="${fill}" stroke-width="${thick}" stroke-linecap="round"/>`;
    })
    .join("");
}

/** A shape with a shade inside it. Ids must differ within one picture. */
export function shaded(id: string, shape: string, random: Random, shade: Shade): string {
  return shape + clipped(id, shape, stipple(random, shade));
}
