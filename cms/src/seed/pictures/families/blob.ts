import type { Random } from "../prng";
import { clearance, weight, type Stage } from "../stage";
import { shaded } from "../stipple";
import { circle, clipped, group, half, num, path, ring, smoothPath, type Point } from "../svg";

/** A soft closed shape about a centre that stays within its radius; `wobble` is the share that its dents may take. */
export function blobPath(centre: Point, radius: number, random: Random, wobble = 0.3): string {
  const lobes = [2, 3, 4].map((order) => ({
    order,
    size: (random.range(0.3, 1) * wobble) / order,
    phase: random.range(0, Math.PI * 2),
  }));
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const dent = lobes.reduce(
      (sum, { order, size, phase }) => sum + (size * (1 + Math.sin(angle * order + phase))) / 2,
      0,
    );
    const reach = (radius * (1 - dent)) / 1.02;
    return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach };
  });
  return smoothPath(points);
}

interface Body extends Point {
  /** Share of the shorter side. */
  radius: number;
}

type Bodies = [Body, Body, Body];

const BODIES_QUIET: [Bodies, ...Bodies[]] = [
  [
    { x: 0.78, y: 0.26, radius: 0.7 },
    { x: 0.98, y: 0.88, radius: 0.72 },
    { x: 0.3, y: -0.04, radius: 0.5 },
  ],
  [
    { x: 0.62, y: 0.08, radius: 0.66 },
    { x: 0.92, y: 0.56, radius: 0.74 },
    { x: 0.04, y: 0, radius: 0.5 },
  ],
  [
    { x: 0.98, y: 0.14, radius: 0.84 },
    { x: 0.78, y: 0.76, radius: 0.6 },
    { x: 0.36, y: 0.04, radius: 0.46 },
  ],
];
const BODIES_OPEN: [Bodies, ...Bodies[]] = [
  [
    { x: 0.7, y: 0.34, radius: 0.74 },
    { x: 0.24, y: 0.8, radius: 0.7 },
    { x: 0.05, y: 0.05, radius: 0.4 },
  ],
  [
    { x: 0.34, y: 0.3, radius: 0.74 },
    { x: 0.76, y: 0.74, radius: 0.72 },
    { x: 0.98, y: 0, radius: 0.42 },
  ],
];

/** Great soft bodies; where two meet the ground comes through, and one holds a seed. */
export function blobs(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const short = Math.min(width, height);
  const [first, second, third] = random.pick(stage.quiet ? BODIES_QUIET : BODIES_OPEN);
  const shape = (
    { x, y, radius }: Body,
    id: string,
    fill: string,
  ): { draw: string; within: (content: string) => string } => {
    const centre = { x: x * width, y: y * height };
    const d = blobPath(
      centre,
      Math.min(radius * short * random.range(0.96, 1.08), clearance(stage, centre.x, centre.y)),
      random,
      0.9,
    );
    return { draw: path(d, fill), within: (content) => clipped(id, path(d, "#000"), content) };
  };
  const large = shape(first, "large", triad.figure);
  const warm = shape(second, "warm", triad.accent);
  const small = shape(third, "small", random.chance(0.5) ? triad.accent : triad.figure);
  const seedAt = { x: (first.x - 0.03) * width, y: (first.y - 0.04) * height };
  const seed = random.chance(0.6)
    ? large.within(circle(seedAt.x, seedAt.y, short * random.range(0.09, 0.14), triad.accent))
    : "";
  const overlap = large.within(warm.draw.replace(triad.accent, triad.ground));
  return large.draw + seed + warm.draw + overlap + small.draw;
}

interface Stone extends Point {
  radius: number;
}

/** Discs that keep their distance, the largest first. */
function packStones(stage: Stage): Stone[] {
  const { random, width, height } = stage;
  const short = Math.min(width, height);
  const gap = short * 0.012;
  const stones: Stone[] = [];
  for (let attempt = 0; attempt < 2600; attempt += 1) {
    const most = short * (attempt < 40 ? 0.2 : attempt < 400 ? 0.11 : 0.06);
    const [x, y] = [random.range(-0.04, 1.04) * width, random.range(-0.04, 1.04) * height];
    const near = stones.reduce(
      (least, stone) => Math.min(least, Math.hypot(stone.x - x, stone.y - y) - stone.radius - gap),
      clearance(stage, x, y),
    );
    const radius = Math.min(near, most * (0.3 + 0.7 * weight(stage, x, y)));
    if (random.chance(0.25 + weight(stage, x, y)) && radius > short * 0.018 && radius > most * 0.35)
      stones.push({ x, y, radius });
  }
  return stones;
}

/** Terrazzo: packed pebbles, some of them cut, ringed or hollow. */
export function pebbles(stage: Stage): string {
  const { random, triad } = stage;
  const round = random.chance(0.4);
  return packStones(stage)
    .map(({ x, y, radius }, index) => {
      const [fill, other] = random.chance(0.24) ? [triad.accent, triad.figure] : [triad.figure, triad.accent];
      const body = round ? circle(x, y, radius, fill) : path(blobPath({ x, y }, radius * 1.05, random, 0.4), fill);
      const kind = radius > 60 ? random.int(0, 5) : 9;
      if (kind === 0) return body + circle(x, y, radius * 0.42, triad.ground);
      if (kind === 1) return body + circle(x + radius * 0.2, y - radius * 0.2, radius * 0.34, other);
      if (kind === 2) {
        const bars = [-0.6, -0.2, 0.2, 0.6].map((share) =>
          path(
            `M${num(x - radius)} ${num(y + share * radius)}h${num(radius * 2)}v${num(radius * 0.16)}h${num(-radius * 2)}Z`,
            triad.ground,
          ),
        );
        const shape = body.replace(fill, "#000");
        return (
          body +
          clipped(`stone${index}`, shape, group(`rotate(${random.int(-40, 40)} ${num(x)} ${num(y)})`, bars.join("")))
        );
      }
      return body;
    })
    .join("");
}

/** A planet with its phase: a disc, half of it in shade. */
function planet(x: number, y: number, radius: number, fill: string, shade: string, turn: number): string {
  return circle(x, y, radius, fill) + group(`rotate(${turn} ${num(x)} ${num(y)})`, half(x, y, radius, shade));
}

/** Orbits of varied weight about a great sun, a planet in its phase on each. */
export function orbits(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const short = Math.min(width, height);
  const centre = stage.quiet
    ? random.pick([
        { x: 0.8, y: 0.3 },
        { x: 0.88, y: 0.42 },
        { x: 1, y: 0.08 },
      ])
    : random.pick([
        { x: 0.5, y: 0.5 },
        { x: 0.9, y: 0.14 },
        { x: 0.16, y: 0.86 },
      ]);
  const [x, y] = [centre.x * width, centre.y * height];
  const reach = Math.min(clearance(stage, x, y), Math.hypot(width, height) * 0.72);
  const count = random.int(4, 6);
  const sun = reach * random.range(0.2, 0.3);
  const room = (reach * 0.96 - sun) / count;
  const rings: string[] = [];
  const planets: string[] = [];
  const start = random.range(0, 6.28);
  for (let index = 0; index < count; index += 1) {
    const radius = sun + room * (index + 0.9);
    const thick = random.pick([0.006, 0.012, 0.026, 0.05]) * short;
    rings.push(ring(x, y, radius - thick / 2, random.chance(0.24) ? triad.accent : triad.figure, thick));
    for (const angle of [start + index * 2.4, start + index * 2.4 + random.range(2.4, 3.8)]) {
      const place = { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
      const size = Math.min(room * random.pick([0.2, 0.3, 0.42]), clearance(stage, place.x, place.y) - short * 0.014);
      const [fill, shade] = random.chance(0.5) ? [triad.accent, triad.figure] : [triad.figure, triad.accent];
      if (size > short * 0.02)
        planets.push(
          circle(place.x, place.y, size + short * 0.014, triad.ground) +
            planet(place.x, place.y, size, fill, shade, random.int(0, 7) * 45),
        );
    }
  }
  const turn = random.int(0, 7) * 45;
  const great = shaded("star", planet(x, y, sun, triad.figure, triad.accent, turn), random, {
    box: [x - sun, y - sun, sun * 2, sun * 2],
    towards: 110,
    fill: triad.ground,
    count: 4200,
    size: short * 0.008,
  });
  return [...rings, ...planets, great].join("");
}
