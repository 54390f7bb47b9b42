import { clearance, isFree, quietEdges, type Stage } from "../stage";
import { circle, clipped, group, half, line, num, polygon, rect } from "../svg";

type Piece = "disc" | "bowl" | "dome" | "block" | "pill" | "cone" | "waist" | "diamond";

const PIECES: [Piece, ...Piece[]] = ["disc", "bowl", "dome", "block", "pill", "cone", "waist", "diamond"];

/** Draws a piece centred at x, its lower edge at y, and tells its height. */
function piece(kind: Piece, x: number, y: number, r: number, fill: string): { height: number; shape: string } {
  const box = (height: number, points: [number, number][]): { height: number; shape: string } => ({
    height,
    shape: polygon(
      points.map(([dx, dy]) => ({ x: x + dx * r, y: y - dy * r })),
      fill,
    ),
  });
  switch (kind) {
    case "disc":
      return { height: 2 * r, shape: circle(x, y - r, r, fill) };
    case "bowl":
      return { height: r, shape: half(x, y - r, r, fill, 2) };
    case "dome":
      return { height: r, shape: half(x, y, r, fill) };
    case "block":
      return box(0.7 * r, [
        [-1, 0],
        [1, 0],
        [1, 0.7],
        [-1, 0.7],
      ]);
    case "pill":
      return { height: 0.6 * r, shape: rect(x - r, y - 0.6 * r, 2 * r, 0.6 * r, fill, 0.3 * r) };
    case "cone":
      return box(1.3 * r, [
        [-1, 0],
        [1, 0],
        [0.35, 1.3],
        [-0.35, 1.3],
      ]);
    case "waist":
      return box(1.5 * r, [
        [-1, 0],
        [1, 0],
        [0.4, 0.75],
        [1, 1.5],
        [-1, 1.5],
        [-0.4, 0.75],
      ]);
    case "diamond":
      return box(1.6 * r, [
        [0, 0],
        [1, 0.8],
        [0, 1.6],
        [-1, 0.8],
      ]);
  }
}

function pole(stage: Stage, x: number, radius: number, reach: number, id: string): string {
  const { random, triad } = stage;
  const colours = random.chance(0.5) ? [triad.figure, triad.accent] : [triad.accent, triad.figure];
  const whole: string[] = [];
  const shade: string[] = [];
  let y = 0;
  let previous: Piece | undefined;
  while (-y < reach) {
    const kind = random.pick(PIECES);
    if (kind === previous) continue;
    previous = kind;
    const size = radius * random.pick([1, 1, 0.82, 0.64]);
    const swap = random.chance(0.5) ? 1 : 0;
    const lit = piece(kind, 0, y, size, colours[swap] ?? triad.figure);
    if (-y + lit.height > reach + radius * 0.6) break;
    whole.push(lit.shape);
    shade.push(piece(kind, 0, y, size, colours[1 - swap] ?? triad.accent).shape);
    y -= lit.height - 1.5;
  }
  const left = clipped(`${id}lit`, rect(-radius * 2, -reach * 2, radius * 2 + 0.5, reach * 2, "#000"), whole.join(""));
  const right = clipped(id, rect(0, -reach * 2, radius * 2, reach * 2, "#000"), shade.join(""));
  return group(`translate(${Math.round(x)} ${num(stage.height)})`, left + right);
}

/** Endless columns: simple bodies balanced on each other, lit from one side, and a pendulum over the quiet zone. */
export function totem(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const first = stage.quiet ? quietEdges(stage).right : 0;
  const count = stage.quiet ? random.pick([3, 4, 5]) : Math.max(2, Math.round((width / height) * random.pick([3, 4])));
  const room = (width - first) / count;
  const radius = room * 0.47;
  const poles = Array.from({ length: count }, (_, index) =>
    pole(stage, first + (index + 0.5) * room, radius, height * random.range(0.55, 0.98), `pole${index}`),
  );
  if (!stage.quiet) return poles.join("");
  const pendulums = [random.range(0.08, 0.16), random.range(0.26, 0.36)].map((share) => {
    const [x, end] = [share * width, height * random.range(0.16, 0.36)];
    const r = Math.min(height * random.range(0.07, 0.12), clearance(stage, x, end));
    return (
      line(`M${num(x)} -9V${num(end)}`, triad.figure, height * 0.006) +
      circle(x, end, r, triad.figure) +
      half(x, end, r, triad.accent, random.int(0, 3))
    );
  });
  return poles.join("") + pendulums.join("");
}

/** What is drawn on a slab: nothing, the flap of a letter, holes, a stripe. */
function marking(kind: number, width: number, height: number, fill: string): string {
  const thick = height * 0.07;
  if (kind === 1)
    return line(
      `M${num(thick)} ${num(thick / 2)}L${num(width / 2)} ${num(height * 0.62)}L${num(width - thick)} ${num(thick / 2)}`,
      fill,
      thick,
    );
  if (kind === 2)
    return [0.25, 0.5, 0.75].map((share) => circle(width * share, height / 2, height * 0.16, fill)).join("");
  if (kind === 3) return rect(0, height * 0.42, width, height * 0.16, fill);
  return "";
}

/** A pile of slabs, one of them askew and one still in the air. */
export function slabs(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const left = stage.quiet ? quietEdges(stage).right : width * 0.04;
  const room = width * 0.985 - left;
  const count = random.pick([6, 7, 8]);
  const thick = (height * (stage.quiet ? 0.9 : 0.94)) / count;
  const kind = random.int(0, 3);
  const slab = (index: number, wide: number): string => {
    const fill = random.chance(0.3) ? triad.accent : triad.figure;
    const round = kind === 2 ? thick * 0.5 : 0;
    const marked = kind === 1 || random.chance(0.4);
    return (
      rect(0, 0, wide, thick * 0.93, fill, round) +
      (marked
        ? marking(
            kind,
            wide,
            thick * 0.93,
            index % 3 === 1 && kind !== 1 ? (fill === triad.accent ? triad.figure : triad.accent) : triad.ground,
          )
        : "")
    );
  };
  const askew = random.int(2, count - 3);
  const pile = Array.from({ length: count }, (_, index) => {
    const wide = room * random.range(0.62, 0.9) * (index >= count - 2 ? 0.8 : 1);
    const x = left + (room - wide) * random.range(0.15, 0.9);
    const y = height - thick * (index + 1);
    const turn = index === askew ? random.pick([-1, 1]) * random.range(5, 8) : 0;
    return group(
      `translate(${num(Math.max(x, left + (turn ? width * 0.03 : 0)))} ${num(y)}) rotate(${num(turn)} ${num(wide / 2)} ${num(thick / 2)})`,
      slab(index, turn ? wide * 0.82 : wide),
    );
  });
  const flying =
    stage.quiet && isFree(stage, 0, height * 0.45)
      ? group(
          `translate(${num(width * random.range(0.1, 0.2))} ${num(height * random.range(0.14, 0.22))}) rotate(${random.pick([-14, 12, 18])})`,
          slab(1, room * 0.42),
        )
      : "";
  return pile.join("") + flying;
}
