/**
 * Families of compositions. Each draws on a field of the given size and gives the figure and the accent as path data;
 * overlapping parts of the figure cut each other out (even-odd).
 */
import type { TerritoryMark } from "@future-native/contract";
import { blob, circle, pill, quarter, rectangle, wave } from "./shapes";

type Random = () => number;

interface Drawing {
  figure: string;
  accent: string;
}

type Composition = (width: number, height: number, random: Random) => Drawing;

const pick = (random: Random, count: number) => Math.floor(random() * count);

const tiles: Composition = (width, height, random) => {
  const size = 20;
  const drawing: Drawing = { figure: "", accent: "" };
  for (let y = 0; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      const kind = random();
      const layer = random() < 0.14 ? "accent" : "figure";
      if (kind < 0.66) drawing[layer] += quarter(x, y, size, pick(random, 4));
      else if (kind < 0.88) drawing[layer] += circle(x + size / 2, y + size / 2, size / 2);
    }
  }
  return drawing;
};

const dots: Composition = (width, height, random) => {
  const step = 10;
  const focus = { x: width * (0.3 + random() * 0.4), y: height * (0.3 + random() * 0.4) };
  const reach = Math.hypot(width, height) * 0.55;
  const drawing: Drawing = { figure: "", accent: "" };
  for (let y = step / 2; y < height; y += step) {
    for (let x = step / 2; x < width; x += step) {
      const near = 1 - Math.hypot(x - focus.x, y - focus.y) / reach;
      const radius = Math.max(0.5, near * step * 0.52);
      drawing[random() < 0.06 ? "accent" : "figure"] += circle(x, y, radius);
    }
  }
  return drawing;
};

const rings: Composition = (width, height, random) => {
  const step = 11 + random() * 5;
  const centre = { x: width * (random() < 0.5 ? 0.15 : 0.85), y: height };
  const count = Math.ceil(Math.hypot(width, height) / step);
  const figure = Array.from({ length: count }, (_, index) => circle(centre.x, centre.y, (index + 1) * step)).join("");
  const sunX = centre.x < width / 2 ? width * 0.72 : width * 0.28;
  return { figure, accent: circle(sunX, height * (0.26 + random() * 0.1), 12 + random() * 6) };
};

const arches: Composition = (width, height, random) => {
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

const waves: Composition = (width, height, random) => {
  const pitch = height / 5;
  const length = width * (0.5 + random() * 0.3);
  const phase = random();
  const bands = Array.from({ length: 7 }, (_, index) =>
    wave((index - 1) * pitch, width, length, pitch * 1.1, pitch * 0.5, phase),
  );
  return { figure: bands.join(""), accent: circle(width * (0.25 + random() * 0.5), height * 0.3, height * 0.13) };
};

/** Bounds of the two bands around a corner, as shares of a cell: the same seen from either end of its edge, so that bands go on. */
const BANDS = [0.7, 0.56, 0.44, 0.3];

const ribbons: Composition = (width, height, random) => {
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

const pills: Composition = (width, height, random) => {
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

const stairs: Composition = (width, height, random) => {
  const steps = 6 + pick(random, 3);
  const run = width / steps;
  const rise = height / steps;
  const drawing: Drawing = { figure: "", accent: "" };
  for (let index = 0; index < steps; index++) {
    drawing.figure += rectangle(index * run, height - (index + 1) * rise, run, (index + 1) * rise);
    if (index % 2)
      drawing.figure += circle(index * run + run / 2, height - (index + 0.2) * rise, Math.min(run, rise) * 0.3);
  }
  const step = 1 + pick(random, Math.max(1, steps - 4));
  const radius = Math.min(run, rise) * 0.9;
  return { ...drawing, accent: circle((step + 0.5) * run, height - (step + 1) * rise - radius, radius) };
};

const blobs: Composition = (width, height, random) => {
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

const FAMILIES: Readonly<Record<TerritoryMark, readonly [Composition, ...Composition[]]>> = {
  blob: [blobs],
  arc: [rings, arches],
  grid: [tiles, dots],
  wave: [waves, ribbons],
  stack: [pills, stairs],
};

function isMark(mark: string): mark is TerritoryMark {
  return Object.hasOwn(FAMILIES, mark);
}

/** The composition of a territory: its mark names the family, its seed chooses within. */
export function compositionOf(mark: string, seed: number): Composition {
  const family = FAMILIES[isMark(mark) ? mark : "blob"];
  return family[seed % family.length] ?? family[0];
}
