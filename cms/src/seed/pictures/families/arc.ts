import { cellOf, clearance, floorAt, quietEdges, type Stage } from "../stage";
import { circle, num, path, type Point } from "../svg";

/** Rings about a centre, the widest first, from the colours in turn. */
function rings(centre: Point, radius: number, count: number, fills: readonly string[], growth: number): string {
  return Array.from({ length: count }, (_, index) => {
    const share = ((count - index) / count) ** growth;
    return circle(centre.x, centre.y, radius * share, fills[index % fills.length] ?? "");
  }).join("");
}

interface WaveLayout {
  /** Shares of width and height; the first ripples lie on top. */
  centres: [Point, ...Point[]];
  sun: Point;
}

const QUIET_WAVES: [WaveLayout, ...WaveLayout[]] = [
  { centres: [{ x: 1, y: 0 }], sun: { x: 0.17, y: 0.24 } },
  {
    centres: [
      { x: 1, y: 0.46 },
      { x: 0.1, y: -0.06 },
    ],
    sun: { x: 0.52, y: 0.3 },
  },
  {
    centres: [
      { x: 0.78, y: 1.02 },
      { x: 0.42, y: -0.12 },
      { x: 1.04, y: 0.1 },
    ],
    sun: { x: 0.86, y: 0.2 },
  },
  { centres: [{ x: 0.88, y: 0.42 }], sun: { x: 0.88, y: 0.42 } },
];

const OPEN_WAVES: [WaveLayout, ...WaveLayout[]] = [
  { centres: [{ x: 0.16, y: 1.02 }], sun: { x: 0.7, y: 0.26 } },
  {
    centres: [
      { x: 1, y: 1 },
      { x: 0, y: 0.1 },
    ],
    sun: { x: 0.3, y: 0.62 },
  },
  {
    centres: [
      { x: 0.5, y: 1.05 },
      { x: 1.02, y: 0.3 },
      { x: 0, y: 0.3 },
    ],
    sun: { x: 0.5, y: 0.26 },
  },
  { centres: [{ x: 0.5, y: 0.5 }], sun: { x: 0.5, y: 0.5 } },
];

/** Concentric waves with a sun; where there are several centres, the ripples lie over each other. */
export function waves(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const layout = random.pick(stage.quiet ? QUIET_WAVES : OPEN_WAVES);
  const band = Math.min(width, height) * random.range(0.06, 0.1);
  const growth = random.pick([1, 1, 1.25, 0.85]);
  const turned = random.chance(0.5);
  const ripples = layout.centres.map(({ x, y }, index) => {
    const centre = { x: x * width, y: y * height };
    const open = layout.centres.length > 1 ? Math.max(width, height) * 0.62 : Math.hypot(width, height);
    const reach = Math.min(clearance(stage, centre.x, centre.y), open);
    const count = Math.max(4, Math.round(reach / band / 2) * 2 - 1);
    const figure = index % 2 === 1 && turned ? triad.accent : triad.figure;
    return rings(centre, reach, count, [figure, triad.ground], growth);
  });
  const place = { x: layout.sun.x * width, y: layout.sun.y * height };
  const sunRadius = Math.min(Math.min(width, height) * random.range(0.12, 0.17), clearance(stage, place.x, place.y));
  return ripples.reverse().join("") + circle(place.x, place.y, sunRadius, triad.accent);
}

interface Arch {
  x: number;
  base: number;
  radius: number;
  stem: number;
  /** 1 stands, −1 hangs. */
  up: 1 | -1;
}

function arch({ x, base, radius, stem, up }: Arch, stripe: number, fills: readonly string[]): string {
  const count = Math.max(2, Math.floor(radius / stripe));
  return Array.from({ length: count }, (_, index) => {
    const r = radius * (1 - index / count);
    const spring = base - up * stem;
    const sweep = up === 1 ? 1 : 0;
    const d = `M${num(x - r)} ${num(base)}V${num(spring)}A${num(r)} ${num(r)} 0 0 ${sweep} ${num(x + r)} ${num(spring)}V${num(base)}Z`;
    return path(d, fills[index % fills.length] ?? "");
  }).join("");
}

/** Splits a number of cells into arches one to three cells wide. */
function spans(total: number, draw: () => number): number[] {
  const parts: number[] = [];
  for (let left = total; left > 0;) {
    const part = Math.min(left, draw());
    parts.push(part);
    left -= part;
  }
  return parts;
}

/** An arcade: nested arches stand on the lower edge, others hang from the upper one. */
export function arches(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const cell = cellOf(stage, 8);
  const stripe = cell / random.pick([4, 5, 6]);
  const orders: [string[], ...string[][]] = [
    [triad.figure, triad.ground],
    [triad.figure, triad.ground, triad.accent, triad.ground],
    [triad.accent, triad.figure, triad.ground],
  ];
  const columns = Math.round(width / cell);
  const first = stage.quiet ? Math.ceil(quietEdges(stage).right / cell) : 0;
  const row = (from: number, to: number, up: 1 | -1, stemOf: (radius: number) => number): string[] => {
    let x = from * cell;
    return spans(to - from, () => random.pick([1, 2, 2, 3])).map((span) => {
      const radius = (span * cell) / 2;
      const one = arch(
        { x: x + radius, base: up === 1 ? height + 4 : -4, radius, stem: stemOf(radius), up },
        stripe,
        random.pick(orders),
      );
      x += radius * 2;
      return one;
    });
  };
  const ceiling = Math.min(quietEdges(stage).top, height * 0.5);
  const hang = (most: number) => (radius: number) =>
    Math.max(0, (ceiling * most - radius) * random.range(stage.quiet ? 0.1 : 0.4, 1));
  const left = row(0, first, -1, hang(1));
  const right = row(first, columns, -1, hang(stage.quiet ? 0.5 : 0.8));
  const standing = row(first, columns, 1, (radius) =>
    Math.max(0, (height * 0.86 - radius) * random.range(stage.quiet ? 0.3 : 0.45, 0.9)),
  );
  return [...left, ...right, ...standing].join("");
}

/** A curtain of round scales, each with its own rings, that ends in a wavy hem above the quiet zone. */
export function scallops(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const radius = cellOf(stage, random.pick([5, 6, 8])) / 2;
  const lift = radius * random.pick([0.5, 0.62]);
  const shares = random.pick([
    [1, 0.93, 0.66, 0.5],
    [1, 0.92, 0.74, 0.66, 0.48],
    [1, 0.94],
  ]);
  const phase = random.range(0, Math.PI * 2);
  const slope = random.pick([0.6, 1, 1.6]);
  const hem = (x: number): number =>
    floorAt(stage, x - radius * 1.2, 0.42) - radius * (1.1 + 0.9 * (1 + Math.sin(phase + (x / width) * 7)));
  const drawn: string[] = [];
  for (let row = Math.ceil(height / lift) + 2; row >= -1; row -= 1) {
    for (let column = -1; column * radius * 2 <= width + radius * 2; column += 1) {
      const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * radius * 2, row * lift];
      if (y > hem(x)) continue;
      const wave = Math.sin(phase + (column + (row % 2 === 0 ? 0 : 0.5)) * slope + row * 0.55);
      const figure = wave > 0.62 ? triad.accent : triad.figure;
      const inner = wave > 0.62 || wave < -0.8 ? triad.figure : triad.accent;
      const fills = [triad.ground, figure, triad.ground, inner, triad.ground];
      drawn.push(shares.map((share, index) => circle(x, y, radius * share, fills[index] ?? figure)).join(""));
    }
  }
  return drawn.join("");
}
