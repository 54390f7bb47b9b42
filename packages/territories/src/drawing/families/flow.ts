/** Families of water. */
import { circle, line, num, path, pebble, smooth, type Point } from "../markup";
import type { Family, Part, Stage } from "../stage";

/** Bands of water that thin out towards words; a sun floats on them. */
export const ripples: Family = (stage) => {
  const { width, height, top, figure, accent, isBordered } = stage;
  const count = 8;
  const pitch = (height * 1.25) / count;
  const bands = Array.from({ length: count + 3 }, (_, index): Part | undefined => {
    const data = ripple(stage, index - 2, pitch);
    if (!data) return undefined;
    const through = [`translateY(${num(pitch * 0.28)}px)`, `translateY(${num(pitch * -0.12)}px)`];
    return { name: "band", shapes: [path(data, figure)], motion: { through, delay: index * 34, duration: 620 } };
  });
  const { x, y } = stage.spot(width * (isBordered ? 0.27 : 0.8), top + (height - top) * 0.24, height * 0.13);
  const radius = Math.min(height * 0.13, stage.room(x, y));
  const sun: Part = {
    name: "sun",
    shapes: [circle(x, y, radius, accent)],
    motion: {
      through: [`translateY(${num(-radius * 0.3)}px)`, `translateY(${num(radius * 0.14)}px)`],
      delay: 0,
      duration: 1000,
    },
  };
  const water = bands.filter((band) => band !== undefined);
  // Beside words it sets behind the water.
  return isBordered ? [...water, sun] : [sun, ...water];
};

const STEPS = 72;

/** Pieces of a band: where it would be a scratch there is none. */
function ripple({ width, height, clearance }: Stage, index: number, pitch: number): string {
  const pieces: { x: number; y: number; thick: number }[][] = [[]];
  for (let step = 0; step <= STEPS; step++) {
    const x = (step / STEPS) * width * 1.02 - width * 0.01;
    const u = x / width;
    const y =
      index * pitch + height * 0.24 + (u - 0.5) * height * 0.3 + Math.sin(0.6 + u * 7 + index * 0.3) * height * 0.06;
    const near = Math.exp(-(((u - 0.78) / 0.46) ** 2 + ((y / height - 0.6) / 0.62) ** 2));
    const full = (pitch * (0.16 + 0.72 * near)) / 2;
    const room = clearance(Math.min(width, Math.max(0, x)), y);
    const thick = full * eased((room - full) / (height * 0.26));
    if (thick < 1.5) pieces.push([]);
    else pieces.at(-1)?.push({ x, y, thick });
  }
  return pieces
    .filter((piece) => piece.length > 3 && Math.max(...piece.map(({ thick }) => thick)) > pitch * 0.12)
    .map((piece) => {
      const upper = piece.map(({ x, y, thick }) => `${num(x)} ${num(y - thick)}`);
      const lower = piece.map(({ x, y, thick }) => `${num(x)} ${num(y + thick)}`).reverse();
      return `M${[...upper, ...lower].join("L")}Z`;
    })
    .join("");
}

const eased = (share: number) => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

/** A river that bends around the words, and stones that bob in its bends. */
export const river: Family = (stage) => {
  const { width, height, figure, ground } = stage;
  const { bed, wide } = stage.head ? bedBesideHead(stage) : bedOf(stage);
  const data = smooth(bed, false);
  const dashes = { "stroke-linecap": "round", "stroke-dasharray": `${num(wide * 0.7)} ${num(wide * 0.5)}` };
  const current = line(data, ground, wide * 0.1, dashes);
  const banks = [1, 0.66, 0.42].map((share, index) => line(data, index % 2 ? ground : figure, wide * share));
  const stones = STONES[stage.hasWords ? "beside" : bends(stage) ? "bend" : "open"].flatMap(([u, v, size]): Part[] => {
    const [x, y] = [width * u, height * v];
    const radius = Math.min(size * Math.min(width, height), stage.room(x, y), bankOf(bed, x, y) - wide * 0.62);
    if (radius < 14) return [];
    const through = [`translateY(${num(radius * 0.22)}px)`, `translateY(${num(radius * -0.14)}px)`];
    const shapes = [pebble(x, y, radius, stage.accent, stage.random)];
    return [{ name: "stone", shapes, motion: { through, delay: u * 200, duration: 800 } }];
  });
  return [
    { name: "bed", shapes: banks },
    {
      name: "current",
      shapes: [current],
      motion: { through: ["translate(4px, 3px)", "translate(-3px, -2px)"], delay: 0, duration: 1000 },
    },
    ...stones,
  ];
};

const STONES = {
  beside: [
    [0.71, 0.62, 0.13],
    [0.95, 0.22, 0.07],
    [0.96, 0.88, 0.1],
    [0.08, 0.24, 0.06],
  ],
  bend: [
    [0.26, 0.7, 0.15],
    [0.54, 0.86, 0.07],
    [0.92, 0.16, 0.07],
    [0.1, 0.9, 0.05],
  ],
  open: [
    [0.46, 0.84, 0.12],
    [0.12, 0.82, 0.1],
    [0.86, 0.84, 0.08],
    [0.5, 0.3, 0.07],
  ],
} as const;

/** In a card it turns down and leaves at the foot. */
const bends = ({ isBordered, isFollowed }: Stage) => isBordered && !isFollowed;

function bedOf(stage: Stage): { bed: Point[]; wide: number } {
  const { width, height, top, hasWords, isFollowed, floor, spot } = stage;
  const isBent = hasWords || bends(stage);
  const low = hasWords ? floor(0, width * 0.4) : top + (height - top) * (isBent ? 0.52 : 0.74);
  const wide = Math.min(Math.min(width, height) * 0.24, (low - top) * 0.62);
  const between = (top + low) / 2;
  const middle = isFollowed ? spot(width / 2, between, wide / 2).y : between;
  const swing = Math.min(height * (isBent ? 0.05 : 0.07), Math.max(0, (low - top - wide) / 2 - 14));
  const across = [
    { x: -0.08 * width, y: middle },
    { x: 0.2 * width, y: middle - swing },
    { x: 0.44 * width, y: middle + swing },
  ];
  const out = isBent
    ? [
        { x: 0.68 * width, y: middle },
        { x: 0.84 * width, y: middle + (height - middle) * 0.28 },
        { x: 0.85 * width, y: middle + (height - middle) * 0.62 },
        { x: 0.82 * width, y: height * 1.16 },
      ]
    : [
        { x: 0.7 * width, y: middle - swing },
        { x: 1.08 * width, y: middle + swing },
      ];
  return { bed: [...across, ...out], wide };
}

/** From the top down, with words at its left. */
function bedBesideHead({ width, height, spot, clearance }: Stage): { bed: Point[]; wide: number } {
  const { x } = spot(0.84 * width, 0.6 * height, 0.12 * height);
  const wide = Math.min(0.2 * height, 1.6 * clearance(x, 0.6 * height));
  const bed = [
    { x: 0.46 * width, y: -0.16 * height },
    { x: 0.58 * width, y: 0.08 * height },
    { x: x - 0.03 * width, y: 0.2 * height },
    { x, y: 0.6 * height },
    { x, y: 1.16 * height },
  ];
  return { bed, wide };
}

/** From a point to the middle of a river. */
function bankOf(bed: readonly Point[], x: number, y: number): number {
  return Math.min(
    ...bed.slice(1).flatMap((to, index) => {
      const from = bed[index] ?? to;
      return Array.from({ length: 9 }, (_, step) =>
        Math.hypot(from.x + ((to.x - from.x) * step) / 8 - x, from.y + ((to.y - from.y) * step) / 8 - y),
      );
    }),
  );
}
