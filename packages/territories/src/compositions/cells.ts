/** Compositions of many elements, each in a cell of its own. */
import type { Composition, Drawing } from "./composition";
import { pick } from "../random";
import { circle, pill, quarter, rectangle } from "../shapes";

export const tiles: Composition = ({ width, height }, random) => {
  const size = 20;
  const drawing: Drawing = { figure: "", accent: "" };
  // Whole tiles fill the rows from the bottom; a field of whole tiles has nothing above them.
  for (let y = height % size; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      const kind = random();
      const layer = random() < 0.14 ? "accent" : "figure";
      const corner = kind < 0.66 ? pick(random, 4) : 0;
      if (kind < 0.66) drawing[layer] += quarter(x, y, size, corner);
      else if (kind < 0.88) drawing[layer] += circle(x + size / 2, y + size / 2, size / 2);
    }
  }
  return drawing;
};

export const dots: Composition = ({ width, height }, random) => {
  const step = 10;
  const focus = { x: width * (0.3 + random() * 0.4), y: height * (0.3 + random() * 0.4) };
  const reach = Math.hypot(width, height) * 0.55;
  const drawing: Drawing = { figure: "", accent: "" };
  for (let y = step / 2; y < height; y += step) {
    for (let x = step / 2; x < width; x += step) {
      const near = 1 - Math.hypot(x - focus.x, y - focus.y) / reach;
      const radius = Math.max(0.5, near * step * 0.52);
      const layer = random() < 0.06 ? "accent" : "figure";
      drawing[layer] += circle(x, y, radius);
    }
  }
  return drawing;
};

export const arches: Composition = ({ width, height }, random) => {
  const span = width / (width > height ? 4 : 3);
  const drawing: Drawing = { figure: "", accent: "" };
  const rows = Math.ceil(height / (span / 2));
  for (let row = 0; row < rows; row++) {
    const y = height - row * (span / 2);
    for (let x = row % 2 ? -span / 2 : 0; x < width; x += span) {
      const layer = random() < 0.16 ? "accent" : "figure";
      for (const share of [0.5, 0.34, 0.18]) drawing[layer] += quarter(x + span / 2, y - span * share, span * share, 3);
      for (const share of [0.5, 0.34, 0.18]) {
        drawing[layer] += quarter(x + span * (0.5 - share), y - span * share, span * share, 2);
      }
    }
  }
  return drawing;
};

/** Bounds of the two bands around a corner, as shares of a cell: the same seen from either end of its edge, so that bands go on. */
const BANDS = [0.7, 0.56, 0.44, 0.3];

export const ribbons: Composition = ({ width, height }, random) => {
  const cell = 25;
  const drawing: Drawing = { figure: "", accent: "" };
  const bandsAt = (x: number, y: number, corner: number) =>
    BANDS.map((share) => {
      const radius = cell * share;
      const left = corner === 1 || corner === 2 ? x + cell - radius : x;
      const top = corner === 2 || corner === 3 ? y + cell - radius : y;
      return quarter(left, top, radius, corner);
    }).join("");
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      const corner = pick(random, 2);
      drawing.figure += bandsAt(x, y, corner) + bandsAt(x, y, corner + 2);
      if (random() < 0.16) drawing.accent += circle(x + cell, y + cell, cell * 0.2);
    }
  }
  return drawing;
};

export const pills: Composition = ({ width, height }, random) => {
  const rows = 6;
  const size = height / rows;
  const drawing: Drawing = { figure: "", accent: "" };
  for (let row = 0; row < rows; row++) {
    let x = -random() * size * 2;
    while (x < width) {
      const length = size * (1 + random() * 4);
      const layer = random() < 0.18 ? "accent" : "figure";
      if (random() < 0.8) drawing[layer] += pill(x, row * size + size * 0.06, length, size * 0.88);
      x += length + size * 0.12;
    }
  }
  return drawing;
};

export const stairs: Composition = ({ width, height }, random) => {
  const steps = 6 + pick(random, 3);
  const run = width / steps;
  const rise = height / steps;
  const drawing: Drawing = { figure: "", accent: "" };
  for (let index = 0; index < steps; index++) {
    const x = index * run;
    const tall = (index + 1) * rise;
    drawing.figure += rectangle(x, height - tall, run, tall);
    if (index % 2) drawing.figure += circle(x + run / 2, height - tall + 0.8 * rise, Math.min(run, rise) * 0.3);
  }
  const step = 1 + pick(random, Math.max(1, steps - 4));
  const radius = Math.min(run, rise) * 0.9;
  return { ...drawing, accent: circle((step + 0.5) * run, height - (step + 1) * rise - radius, radius) };
};
