import { clearance, type Stage } from "../stage";
import { circle, line, num, path, smoothWay, type Point } from "../svg";
import { blobPath } from "./blob";

/** Ways of a bundle of lanes across the picture: corners as shares, turned round by the road. */
const ROADS_QUIET: [Point[], ...Point[][]] = [
  [
    { x: 0.2, y: -0.3 },
    { x: 0.2, y: 0.28 },
    { x: 0.72, y: 0.28 },
    { x: 0.72, y: 1.3 },
  ],
  [
    { x: 1.2, y: 0.22 },
    { x: 0.62, y: 0.22 },
    { x: 0.62, y: 0.72 },
    { x: 1.2, y: 0.72 },
  ],
  [
    { x: -0.2, y: 0.24 },
    { x: 0.86, y: 0.24 },
    { x: 0.86, y: 0.78 },
    { x: 0.62, y: 0.78 },
    { x: 0.62, y: 1.4 },
  ],
  [
    { x: 0.36, y: -0.4 },
    { x: 0.36, y: 0.3 },
    { x: 0.66, y: 0.3 },
    { x: 0.66, y: 0.76 },
    { x: 1.3, y: 0.76 },
  ],
];
const ROADS_OPEN: [Point[], ...Point[][]] = [
  [
    { x: 0.24, y: -0.3 },
    { x: 0.24, y: 0.5 },
    { x: 0.76, y: 0.5 },
    { x: 0.76, y: 1.3 },
  ],
  [
    { x: 1.3, y: 0.24 },
    { x: 0.26, y: 0.24 },
    { x: 0.26, y: 0.76 },
    { x: 1.3, y: 0.76 },
  ],
  [
    { x: -0.3, y: 0.8 },
    { x: 0.28, y: 0.8 },
    { x: 0.28, y: 0.24 },
    { x: 0.74, y: 0.24 },
    { x: 0.74, y: 1.3 },
  ],
];

/** A way whose corners are turned round: as wide as the shorter of the two legs allows. */
function roundedWay(corners: readonly Point[], radius: number): string {
  const leg = (from: number, to: number): number => {
    const [start, end] = [corners[from], corners[to]];
    if (!start || !end) return 0;
    const outer = from === 0 || to === corners.length - 1;
    return Math.hypot(end.x - start.x, end.y - start.y) / (outer ? 1 : 2);
  };
  return corners
    .map((corner, index) => {
      const [before, after] = [corners[index - 1], corners[index + 1]];
      if (!before) return `M${num(corner.x)} ${num(corner.y)}`;
      if (!after) return `L${num(corner.x)} ${num(corner.y)}`;
      const step = Math.min(radius, leg(index - 1, index), leg(index, index + 1));
      const enter = {
        x: corner.x + Math.sign(before.x - corner.x) * step,
        y: corner.y + Math.sign(before.y - corner.y) * step,
      };
      const leave = {
        x: corner.x + Math.sign(after.x - corner.x) * step,
        y: corner.y + Math.sign(after.y - corner.y) * step,
      };
      const turn = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
      return `L${num(enter.x)} ${num(enter.y)}A${num(step)} ${num(step)} 0 0 ${turn > 0 ? 1 : 0} ${num(leave.x)} ${num(leave.y)}`;
    })
    .join("");
}

/** A bundle of lanes that bends through the picture, with discs resting in its curves. */
export function tracks(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const short = Math.min(width, height);
  const road = random.pick(stage.quiet ? ROADS_QUIET : ROADS_OPEN).map(({ x, y }) => ({ x: x * width, y: y * height }));
  const wide = short * random.range(0.34, 0.44);
  const lanes = random.pick([5, 7, 9]);
  const d = roundedWay(road, wide * 0.78);
  const strokes = Array.from({ length: Math.ceil(lanes / 2) }, (_, index) => {
    const share = (lanes - index * 2) / lanes;
    const fills =
      lanes === 9
        ? [triad.figure, triad.ground, triad.accent, triad.ground]
        : [triad.figure, triad.ground, triad.accent];
    return line(d, fills[index % fills.length] ?? triad.figure, wide * share, "butt");
  });
  const discs = Array.from({ length: 26 }, () => ({
    x: random.range(0.05, 0.98) * width,
    y: random.range(0.05, 0.95) * height,
  })).filter((place) => {
    const near = Math.min(...road.slice(1).map((to, index) => distance(place, road[index] ?? to, to)));
    return near > wide * 0.5 + short * 0.14 && clearance(stage, place.x, place.y) > short * 0.1;
  });
  const sun = discs[0] ? circle(discs[0].x, discs[0].y, short * 0.1, triad.accent) : "";
  return strokes.join("") + sun;
}

function distance(place: Point, from: Point, to: Point): number {
  const [x, y] = [
    Math.min(Math.max(place.x, Math.min(from.x, to.x)), Math.max(from.x, to.x)),
    Math.min(Math.max(place.y, Math.min(from.y, to.y)), Math.max(from.y, to.y)),
  ];
  return Math.hypot(place.x - x, place.y - y);
}

/** Beds of a river, as shares; stones lie in its bends. */
const BEDS_QUIET: [Point[], ...Point[][]] = [
  [
    { x: -0.1, y: 0.28 },
    { x: 0.2, y: 0.2 },
    { x: 0.46, y: 0.3 },
    { x: 0.7, y: 0.2 },
    { x: 0.87, y: 0.32 },
    { x: 0.86, y: 0.58 },
    { x: 0.7, y: 0.74 },
    { x: 0.68, y: 1.2 },
  ],
  [
    { x: 0.26, y: -0.2 },
    { x: 0.31, y: 0.14 },
    { x: 0.48, y: 0.3 },
    { x: 0.68, y: 0.28 },
    { x: 0.83, y: 0.36 },
    { x: 0.88, y: 0.56 },
    { x: 0.82, y: 0.78 },
    { x: 0.8, y: 1.2 },
  ],
];
const BEDS_OPEN: [Point[], ...Point[][]] = [
  [
    { x: -0.1, y: 0.7 },
    { x: 0.24, y: 0.76 },
    { x: 0.42, y: 0.4 },
    { x: 0.64, y: 0.3 },
    { x: 0.76, y: 0.62 },
    { x: 1.15, y: 0.72 },
  ],
  [
    { x: 0.2, y: -0.1 },
    { x: 0.3, y: 0.26 },
    { x: 0.72, y: 0.36 },
    { x: 0.66, y: 0.66 },
    { x: 0.28, y: 0.78 },
    { x: 0.36, y: 1.15 },
  ],
];

/** A river seen from above: bands of current that bend about stones. */
export function river(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const short = Math.min(width, height);
  const bed = random
    .pick(stage.quiet ? BEDS_QUIET : BEDS_OPEN)
    .map(({ x, y }) => ({ x: (x + random.range(-0.012, 0.012)) * width, y: (y + random.range(-0.02, 0.02)) * height }));
  const wide = short * random.range(0.2, 0.25);
  const d = smoothWay(bed);
  const currents = random.pick([[1], [1, 0.62, 0.36], [1, 0.8, 0.6, 0.4, 0.2], [1, 0.34, 0.16]]);
  const water = currents.map((share, index) => line(d, index % 2 === 0 ? triad.figure : triad.ground, wide * share));
  const stones: string[] = [];
  const lying: { x: number; y: number; r: number }[] = [];
  for (let attempt = 0; attempt < 400 && stones.length < 7; attempt += 1) {
    const place = { x: random.range(0, 1) * width, y: random.range(0, 1) * height };
    const most = short * (stones.length === 0 ? 0.19 : 0.09);
    const bank =
      Math.min(...samples(bed).map((point) => Math.hypot(point.x - place.x, point.y - place.y))) - wide * 0.58;
    const r = Math.min(
      most,
      bank,
      clearance(stage, place.x, place.y),
      ...lying.map((other) => Math.hypot(other.x - place.x, other.y - place.y) - other.r - short * 0.05),
    );
    if (r < most * (attempt < 200 ? 0.8 : 0.45)) continue;
    lying.push({ ...place, r });
    stones.push(path(blobPath(place, r, random, 0.5), stones.length % 3 === 2 ? triad.figure : triad.accent));
  }
  return water.join("") + stones.join("");
}

/** Points along a way, close enough to measure distances from it. */
function samples(way: readonly Point[]): Point[] {
  return way.slice(1).flatMap((to, index) => {
    const from = way[index] ?? to;
    return Array.from({ length: 8 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
    }));
  });
}

/** Bands that swell and thin as they swing: what a voice does to water. */
export function ripples(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const count = random.pick([9, 12, 15]);
  const pitch = (height * 1.3) / count;
  const [phase, length, lean] = [random.range(0, 6.28), random.range(0.9, 1.7), random.range(0.12, 0.3)];
  const swing = height * random.range(0.05, 0.1);
  const eye = { x: width * random.range(0.6, 0.85), y: height * random.range(0.25, 0.6) };
  const reach = Math.max(width, height) * random.range(0.34, 0.46);
  const every = random.pick([3, 4, 5]);
  return Array.from({ length: count + 3 }, (_, index) => {
    const edge = Array.from({ length: 61 }, (_unused, step) => {
      const x = (step / 60) * width * 1.02 - width * 0.01;
      const y =
        (index - 1.5) * pitch -
        (x / width - 0.5) * height * lean +
        Math.sin(phase + (x / width) * length * 6.28 + index * 0.28) * swing;
      const near = Math.exp(-(((x - eye.x) / reach) ** 2 + ((y - eye.y) / reach) ** 2));
      const fade = Math.min(1, Math.max(0, (clearance(stage, x, y) - height * 0.04) / (height * 0.5)));
      const thick = (pitch * (0.1 + 0.82 * near) * fade) / 2;
      return { x, y, thick: thick < 2 ? 0 : thick };
    });
    const upper = edge.map(({ x, y, thick }) => `${num(x)} ${num(y - thick)}`);
    const lower = edge.map(({ x, y, thick }) => `${num(x)} ${num(y + thick)}`).reverse();
    return path(`M${[...upper, ...lower].join("L")}Z`, index % every === every - 1 ? triad.accent : triad.figure);
  }).join("");
}
