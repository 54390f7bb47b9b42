/** Compositions of few large elements. Beside words they shrink, or move to where there is room for them. */
import type { Composition } from "./composition";
import { blob, circle, wave } from "../shapes";

export const rings: Composition = ({ width, height, isQuiet, clearance }, random) => {
  const step = 11 + random() * 5;
  const left = random() < 0.5;
  const centre = isQuiet ? { x: width, y: 0 } : { x: width * (left ? 0.15 : 0.85), y: height };
  const reach = Math.min(Math.hypot(width, height) + step, clearance(centre.x, centre.y));
  const count = isQuiet ? Math.floor(reach / step) : Math.ceil(Math.hypot(width, height) / step);
  const figure = Array.from({ length: count }, (_, index) => circle(centre.x, centre.y, (index + 1) * step)).join("");
  const sun = { x: width * (isQuiet ? 0.4 : left ? 0.72 : 0.28), y: height * (0.26 + random() * 0.1) };
  const radius = Math.min(12 + random() * 6, clearance(sun.x, sun.y));
  return { figure, accent: radius > 4 ? circle(sun.x, sun.y, radius) : "" };
};

export const waves: Composition = ({ width, height, clearance, band }, random) => {
  const pitch = height / 5;
  const length = width * (0.5 + random() * 0.3);
  const phase = random();
  const bands = Array.from({ length: 7 }, (_, index) => {
    const y = (index - 1) * pitch;
    const [lift, thickness] = [pitch * 1.1, pitch * 0.5];
    return band?.({ y, width, length, lift, thickness, phase }) ?? wave(y, width, length, lift, thickness, phase);
  });
  const sun = { x: width * (0.25 + random() * 0.5), y: height * 0.3 };
  const radius = Math.min(height * 0.13, clearance(sun.x, sun.y));
  return { figure: bands.join(""), accent: radius > 4 ? circle(sun.x, sun.y, radius) : "" };
};

/** As shares of width and height: two run out of the field at its right, and one at its top. */
const BESIDE_WORDS = [
  [0.88, 0.34],
  [0.44, 0],
  [0.94, 0.92],
] as const;

export const blobs: Composition = ({ width, height, isQuiet, clearance }, random) => {
  const size = Math.min(width, height);
  const radii = (scale: number) => Array.from({ length: 5 }, () => size * scale * (0.75 + random() * 0.5));
  const side = random() < 0.5 ? 0.32 : 0.68;
  const places = isQuiet
    ? BESIDE_WORDS
    : ([
        [side, 0.56],
        [1 - side, 0.9],
        [1 - side, 0.3],
      ] as const);
  /** No larger than what keeps it clear of words. */
  const at = ([u, v]: readonly [number, number], wanted: readonly number[], turn: number) => {
    const [x, y] = [width * u, height * v];
    const share = Math.min(1, clearance(x, y) / (1.1 * Math.max(...wanted)));
    return share < 0.2 ? "" : blob(x, y, share === 1 ? wanted : wanted.map((radius) => radius * share), turn);
  };
  return {
    figure: at(places[0], radii(0.42), random() * 6) + at(places[1], radii(0.3), 1),
    accent: at(places[2], radii(0.2), random() * 6),
  };
};
