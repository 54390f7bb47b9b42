/** Compositions of few large elements. */
import type { Composition } from "./composition";
import { blob, circle, wave } from "../shapes";

export const rings: Composition = ({ width, height }, random) => {
  const step = 11 + random() * 5;
  const left = random() < 0.5;
  const x = width * (left ? 0.15 : 0.85);
  const count = Math.ceil(Math.hypot(width, height) / step);
  const figure = Array.from({ length: count }, (_, index) => circle(x, height, (index + 1) * step)).join("");
  const sun = { x: width * (left ? 0.72 : 0.28), y: height * (0.26 + random() * 0.1) };
  return { figure, accent: circle(sun.x, sun.y, 12 + random() * 6) };
};

export const waves: Composition = ({ width, height }, random) => {
  const pitch = height / 5;
  const length = width * (0.5 + random() * 0.3);
  const phase = random();
  const bands = Array.from({ length: 7 }, (_, index) =>
    wave((index - 1) * pitch, width, length, pitch * 1.1, pitch * 0.5, phase),
  );
  return {
    figure: bands.join(""),
    accent: circle(width * (0.25 + random() * 0.5), height * 0.3, height * 0.13),
  };
};

export const blobs: Composition = ({ width, height }, random) => {
  const size = Math.min(width, height);
  const radii = (scale: number) => Array.from({ length: 5 }, () => size * scale * (0.75 + random() * 0.5));
  const side = random() < 0.5 ? 0.32 : 0.68;
  return {
    figure:
      blob(width * side, height * 0.56, radii(0.42), random() * 6) +
      blob(width * (1 - side), height * 0.9, radii(0.3), 1),
    accent: blob(width * (1 - side), height * 0.3, radii(0.2), random() * 6),
  };
};
