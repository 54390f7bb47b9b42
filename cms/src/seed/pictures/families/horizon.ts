import { cellOf, clearance, quietEdges, type Stage } from "../stage";
import { shaded } from "../stipple";
import { circle, half, line, num, path, type Point } from "../svg";

/** A piece of a ring between two radii and two angles (degrees, clockwise from the right). */
function sector(centre: Point, inner: number, outer: number, from: number, to: number, fill: string): string {
  const at = (radius: number, angle: number): string => {
    const turn = (angle * Math.PI) / 180;
    return `${num(centre.x + Math.cos(turn) * radius)} ${num(centre.y + Math.sin(turn) * radius)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  const [out, back] = [`A${num(outer)} ${num(outer)} 0 ${large} 1`, `A${num(inner)} ${num(inner)} 0 ${large} 0`];
  return path(`M${at(outer, from)}${out} ${at(outer, to)}L${at(inner, to)}${back} ${at(inner, from)}Z`, fill);
}

/** Dials: rings cut into pieces, some of them lit, about a plain hub. */
export function gauges(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const short = Math.min(width, height);
  const centre = stage.quiet
    ? random.pick([
        { x: 0.86, y: 0.44 },
        { x: 1, y: 0.5 },
        { x: 0.94, y: 0.2 },
      ])
    : random.pick([
        { x: 0.5, y: 0.5 },
        { x: 0.1, y: 0.9 },
        { x: 1, y: 0.34 },
      ]);
  const [x, y] = [centre.x * width, centre.y * height];
  const reach = Math.min(clearance(stage, x, y), short * 0.98);
  const hub = reach * random.range(0.2, 0.3);
  const count = random.int(4, 6);
  const band = (reach - hub) / count;
  const drawn: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [inner, outer] = [hub + band * index, hub + band * (index + random.pick([0.6, 0.86, 0.86]))];
    const pieces = random.pick([4, 6, 8, 12, 24, 48]);
    const lit = random.pick([0.55, 0.75, 0.9]);
    const [turn, gap] = [random.int(0, 7) * 15, Math.min((360 / pieces) * 0.3, 130 / outer)];
    for (let piece = 0; piece < pieces; piece += 1) {
      const start = turn + (piece * 360) / pieces;
      if (!random.chance(lit)) continue;
      const fill = pieces < 24 && random.chance(0.22) ? triad.accent : triad.figure;
      drawn.push(sector({ x, y }, inner, outer, start + gap / 2, start + 360 / pieces - gap / 2, fill));
    }
  }
  return (
    drawn.join("") + circle(x, y, hub * 0.74, triad.figure) + half(x, y, hub * 0.74, triad.accent, random.int(0, 3))
  );
}

/** A sun that sets behind an arc; the arcs of the evening before hang in the other corner. */
export function sunset(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const x = (stage.quiet ? random.range(0.75, 0.79) : random.range(0.4, 0.6)) * width;
  const reach = stage.quiet
    ? Math.min(x - quietEdges(stage).right, width - x + height * 0.2)
    : Math.min(width * 0.46, height * 0.62);
  const thick = reach * random.range(0.2, 0.34);
  const foot = height + reach * random.range(-0.1, 0.16);
  const sun = Math.min(reach * random.range(0.62, 0.86), height * (stage.quiet ? 0.36 : 0.3));
  const top = Math.max(sun * 1.12, foot - reach - sun * random.range(-0.1, 0.5));
  const bands = random.pick([1, 2, 3]);
  const hill = Array.from({ length: bands * 2 }, (_, index) =>
    circle(x, foot, reach - (thick * index) / (bands * 2 - 1), index % 2 === 0 ? triad.accent : triad.ground),
  );
  const moon = cellOf(stage, 8) * random.range(0.8, 1.6);
  const corner =
    stage.quiet || random.chance(0.5)
      ? [1, 0.72, 0.44].map((share, index) => circle(0, 0, moon * share, index % 2 === 0 ? triad.figure : triad.ground))
      : [];
  const lines = [0.1, 0.19, 0.26].map((share) =>
    line(
      `M${num(x - reach * (1 - share))} ${num(height * (1 - share * 0.4))}H${num(x + reach * (1 - share))}`,
      triad.figure,
      height * 0.008,
    ),
  );
  const core = random.chance(0.5) ? circle(x, foot, (reach - thick) * 0.5, triad.figure) : lines.join("");
  return [
    ...corner,
    shaded("sun", circle(x, top, sun, triad.figure), random, {
      box: [x - sun, top - sun, sun * 2, sun * 2],
      towards: 90,
      fill: triad.ground,
      count: 5200,
      size: height * 0.008,
    }),
    ...hill,
    core,
  ].join("");
}
