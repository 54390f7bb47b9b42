/** Compositions of many elements, each in a cell of its own. */
import type { Composition, Drawing } from "./composition";
import { pick } from "../random";
import { circle, pill, quarter, rectangle } from "../shapes";

export const tiles: Composition = ({ width, height, isFree }, random) => {
  const size = 20;
  const drawing: Drawing = { figure: "", accent: "" };
  // Whole tiles fill the rows from the bottom; a field of whole tiles has nothing above them.
  for (let y = height % size; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      const kind = random();
      const layer = random() < 0.14 ? "accent" : "figure";
      const corner = kind < 0.66 ? pick(random, 4) : 0;
      if (!isFree(x, y, size, size)) continue;
      if (kind < 0.66) drawing[layer] += quarter(x, y, size, corner);
      else if (kind < 0.88) drawing[layer] += circle(x + size / 2, y + size / 2, size / 2);
    }
  }
  return drawing;
};

export const dots: Composition = ({ width, height, isQuiet, clearance }, random) => {
  const step = 10;
  // Beside words they swell where there are none.
  const [left, top] = isQuiet ? [0.6, 0.15] : [0.3, 0.3];
  const focus = { x: width * (left + random() * 0.4), y: height * (top + random() * 0.4) };
  const reach = Math.hypot(width, height) * 0.55;
  const drawing: Drawing = { figure: "", accent: "" };
  for (let y = step / 2; y < height; y += step) {
    for (let x = step / 2; x < width; x += step) {
      const near = 1 - Math.hypot(x - focus.x, y - focus.y) / reach;
      const radius = Math.max(0.5, near * step * 0.52);
      const layer = random() < 0.06 ? "accent" : "figure";
      if (clearance(x, y) >= radius) drawing[layer] += circle(x, y, radius);
    }
  }
  return drawing;
};

export const arches: Composition = ({ width, height, isFree }, random) => {
  const span = width / (width > height ? 4 : 3);
  const drawing: Drawing = { figure: "", accent: "" };
  const rows = Math.ceil(height / (span / 2));
  for (let row = 0; row < rows; row++) {
    const y = height - row * (span / 2);
    for (let x = row % 2 ? -span / 2 : 0; x < width; x += span) {
      const layer = random() < 0.16 ? "accent" : "figure";
      if (!isFree(x, y - span / 2, span, span / 2)) continue;
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

export const ribbons: Composition = ({ width, height, isFree, clearance }, random) => {
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
      if (isFree(x, y, cell, cell)) drawing.figure += bandsAt(x, y, corner) + bandsAt(x, y, corner + 2);
      const isSpotted = random() < 0.16;
      if (isSpotted && clearance(x + cell, y + cell) >= cell * 0.2) {
        drawing.accent += circle(x + cell, y + cell, cell * 0.2);
      }
    }
  }
  return drawing;
};

export const pills: Composition = ({ width, height, isFree }, random) => {
  const rows = 6;
  const size = height / rows;
  const drawing: Drawing = { figure: "", accent: "" };
  for (let row = 0; row < rows; row++) {
    let x = -random() * size * 2;
    while (x < width) {
      const length = size * (1 + random() * 4);
      const layer = random() < 0.18 ? "accent" : "figure";
      const isDrawn = random() < 0.8;
      if (isDrawn && isFree(x, row * size, length, size)) {
        drawing[layer] += pill(x, row * size + size * 0.06, length, size * 0.88);
      }
      x += length + size * 0.12;
    }
  }
  return drawing;
};

export const stairs: Composition = ({ width, height, isQuiet, isFree, clearance }, random) => {
  const steps = 6 + pick(random, 3);
  const run = width / steps;
  const rise = height / steps;
  const drawing: Drawing = { figure: "", accent: "" };
  // Words are at the bottom: beside them the stairs hang from the top, a step where there is no room for more.
  const from = (y: number, length: number) => (isQuiet ? height - y - length : y);
  // A card has whole pixels there: between columns that meet within one the ground would shine through.
  const edge = (index: number) => (isQuiet ? Math.round(index * run) : index * run);
  for (let index = 0; index < steps; index++) {
    const x = edge(index);
    const wide = isQuiet ? edge(index + 1) - x : run;
    let tall = (index + 1) * rise;
    while (tall > 0 && !isFree(x, from(height - tall, tall), wide, tall)) tall -= rise;
    if (tall <= 0) continue;
    drawing.figure += rectangle(x, from(height - tall, tall), wide, tall);
    const eye = from(height - tall + 0.8 * rise, 0);
    if (index % 2) drawing.figure += circle(x + run / 2, eye, Math.min(run, rise) * 0.3);
  }
  const step = 1 + pick(random, Math.max(1, steps - 4));
  const radius = Math.min(run, rise) * 0.9;
  const [x, y] = [(step + 0.5) * run, from(height - (step + 1) * rise - radius, 0)];
  return { ...drawing, accent: clearance(x, y) >= radius ? circle(x, y, radius) : "" };
};
