import { clearance, type Stage } from "../stage";
import { path, smoothPath, type Point } from "../svg";

/** Where hills rise, as shares: a distant one, the summit, a near one. */
const HILLS_QUIET: [Point[], ...Point[][]] = [
  [
    { x: 0.04, y: 0 },
    { x: 0.74, y: 0.3 },
    { x: 1, y: 1.04 },
  ],
  [
    { x: 0.3, y: -0.02 },
    { x: 0.86, y: 0.42 },
    { x: 0.62, y: 1.06 },
  ],
  [
    { x: 0.5, y: -0.1 },
    { x: 0.82, y: 0.64 },
    { x: 1.02, y: 0 },
  ],
];
const HILLS_OPEN: [Point[], ...Point[][]] = [
  [
    { x: 0.98, y: 0.02 },
    { x: 0.42, y: 0.5 },
    { x: 0.04, y: 1 },
  ],
  [
    { x: 0, y: 0.1 },
    { x: 0.58, y: 0.44 },
    { x: 0.96, y: 1.02 },
  ],
];

/** One hill: soft bands that drift towards their top. */
function hill(stage: Stage, centre: Point, reach: number, summit: boolean): string {
  const { random, triad, width, height } = stage;
  const levels = Math.max(4, Math.round(reach / (Math.min(width, height) * 0.062)));
  const turn = random.range(0, 6.28);
  const drift = { x: Math.cos(turn) * reach * 0.16, y: Math.sin(turn) * reach * 0.16 };
  const lobes = [2, 3, 4].map((order, index) => ({
    order,
    size: random.range(0.03, 0.13) / (1 + index * 0.3),
    phase: random.range(0, 6.28),
  }));
  return Array.from({ length: levels }, (_, level) => {
    const share = 1 - level / levels;
    const points = Array.from({ length: 14 }, (_unused, index) => {
      const angle = (index / 14) * Math.PI * 2;
      const dents = lobes.map(({ order, size, phase }) => size * (1 + Math.sin(angle * order + phase + level * 0.16)));
      const r = reach * share * (1 - dents.reduce((sum, dent) => sum + dent, 0));
      return {
        x: centre.x + drift.x * (1 - share) + Math.cos(angle) * r,
        y: centre.y + drift.y * (1 - share) + Math.sin(angle) * r,
      };
    });
    const band = level % 2 === 0 ? triad.figure : triad.ground;
    return path(smoothPath(points), summit && level >= levels - 2 ? triad.accent : band);
  }).join("");
}

/** Hills of a map: contour bands of soft shapes that drift towards the summit. */
export function contours(stage: Stage): string {
  const { random, width, height } = stage;
  const short = Math.min(width, height);
  return random
    .pick(stage.quiet ? HILLS_QUIET : HILLS_OPEN)
    .map(({ x, y }, index) => {
      const centre = { x: x * width, y: y * height };
      const reach = Math.min(short * (index === 1 ? 0.78 : 0.52), clearance(stage, centre.x, centre.y));
      return hill(stage, centre, reach, index === 1);
    })
    .join("");
}
