import { floorAt, quietEdges, type Stage } from "../stage";
import { circle, line, num, path, polygon, rect, type Point } from "../svg";

/** Hills behind hills with a sun: the last one is the plain ground. */
export function swells(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const count = random.pick([7, 9, 11]);
  const [phase, length] = [random.range(0, 6.28), random.range(1.1, 2.1)];
  const growth = random.pick([0.8, 1, 1.35]);
  const top = height * random.range(0.16, 0.3);
  const fills = [triad.ground, triad.figure, triad.ground, random.chance(0.5) ? triad.accent : triad.figure];
  const [skyFill, sunFill] = random.chance(0.6) ? [triad.figure, triad.accent] : [triad.accent, triad.figure];
  const slope = random.range(0.26, 0.5);
  const crest = (level: number, x: number): number => {
    const share = (level / (count - 1)) ** growth;
    const floor = floorAt(stage, x, slope) - height * (stage.quiet ? 0.03 : 0.12);
    const room = (floor - top) / count;
    const swing = Math.sin(phase + (x / width) * length * 6.28 - level * 0.55) * room * 0.85;
    return top + (floor - top) * share - Math.abs(room) * 0.9 + swing * (level === count - 1 && stage.quiet ? 0.6 : 1);
  };
  const hills = Array.from({ length: count }, (_, level) => {
    const points = Array.from({ length: 49 }, (_unused, index) => {
      const x = (index / 48) * width;
      return `${num(x)} ${num(crest(level, x))}`;
    });
    const last = level === count - 1 && stage.quiet;
    return path(
      `M0 ${num(height)}L${points.join("L")}L${num(width)} ${num(height)}Z`,
      last ? triad.ground : (fills[level % 4] ?? triad.ground),
    );
  });
  const sunX = width * random.range(0.58, 0.84);
  const sunR = Math.min(width, height) * random.range(0.15, 0.22);
  return (
    rect(0, 0, width, height, skyFill) +
    circle(sunX, crest(0, sunX) - sunR * random.range(-0.2, 0.35), sunR, sunFill) +
    hills.join("")
  );
}

/** One strip of the folded ribbon between two corners, cut at 45° at both ends as a fold does. */
function strip(
  from: Point,
  to: Point,
  before: Point | undefined,
  after: Point | undefined,
  wide: number,
  fill: string,
): string {
  const r = wide / 2;
  const along = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
  const side = { x: -along.y, y: along.x };
  const lean = (corner: Point, other: Point | undefined): number =>
    other ? Math.sign((other.x - corner.x) * side.x + (other.y - corner.y) * side.y) : 0;
  const [start, end] = [lean(from, before), lean(to, after)];
  const at = (corner: Point, across: number, ahead: number): Point => ({
    x: corner.x + side.x * across * r + along.x * ahead * r,
    y: corner.y + side.y * across * r + along.y * ahead * r,
  });
  return polygon([at(from, -1, start), at(to, -1, -end), at(to, 1, end), at(from, 1, -start)], fill);
}

/** A paper ribbon folded to and fro: its front is the figure, its back the accent. */
export function ribbon(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const rows = random.pick([4, 5, 6]);
  const pitch = height / rows;
  const wide = pitch * random.pick([0.62, 0.72, 0.82]);
  const edges = quietEdges(stage);
  const corners: Point[] = [{ x: width * 1.2, y: pitch / 2 }];
  let rightwards = false;
  for (let row = 0; row < rows; row += 1) {
    const y = (row + 0.5) * pitch;
    // A row that ends on the left goes on into the next one there.
    const low = (rightwards ? y : y + pitch) + wide / 2 > edges.top;
    const left = low ? edges.right + wide * 0.75 : width * 0.08 + wide / 2;
    const last = row === rows - 1;
    const x = rightwards ? width - wide * random.range(0.7, 1.6) : left + random.range(0, 0.14) * width;
    // Written as the next row writes it: the corner must be the same number there.
    corners.push(last ? { x: rightwards ? width * 1.2 : left + wide * 0.2, y } : { x, y }, {
      x,
      y: (row + 1.5) * pitch,
    });
    rightwards = !rightwards;
  }
  corners.pop();
  const strips = corners.slice(1).map((to, index) => {
    const from = corners[index] ?? to;
    const flat = from.y === to.y;
    return strip(from, to, corners[index - 1], corners[index + 2], wide, flat ? triad.figure : triad.accent);
  });
  const lines = random.chance(0.5)
    ? corners.slice(1).map((to, index) => {
        const from = corners[index] ?? to;
        if (from.y !== to.y || index % 4 !== 0 || Math.abs(to.x - from.x) < wide * 5) return "";
        const [a, b] = [Math.min(from.x, to.x) + wide, Math.max(from.x, to.x) - wide];
        return [-0.25, 0, 0.25]
          .map((share) => line(`M${num(a)} ${num(from.y + share * wide)}H${num(b)}`, triad.ground, wide * 0.07))
          .join("");
      })
    : [];
  return strips.join("") + lines.join("");
}

/** The outline of a comb of round fingers hanging from the upper edge: a finger, a gap, a finger. */
function comb(columns: number, wide: number, tip: (index: number) => number): string {
  const r = num(wide / 2);
  const parts = Array.from({ length: columns }, (_, index) => {
    const end = tip(index);
    const x = (index + 1) * wide;
    return `V${num(end)}A${r} ${r} 0 0 ${index % 2 === 0 ? 0 : 1} ${num(x)} ${num(end)}`;
  });
  return `M0 ${num(-wide)}${parts.join("")}V${num(-wide)}Z`;
}

/** Rounded fingers with banded tips run down from the upper edge, each its own length. */
export function drips(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const columns = random.pick([15, 19, 23]);
  const wide = width / columns;
  const band = wide * random.pick([0.4, 0.6, 0.9]);
  const fills = random.pick([
    [triad.accent, triad.ground, triad.figure],
    [triad.accent, triad.figure],
    [triad.figure, triad.ground, triad.accent, triad.ground, triad.figure],
  ]);
  const room = band * (fills.length - 1) + wide * 0.6;
  const reach = (x: number): number => Math.min(floorAt(stage, x, 0.26), height * 0.96) - room;
  const [phase, length] = [random.range(0, 6.28), random.range(0.25, 0.6)];
  const tips = Array.from({ length: columns }, (_, index) => {
    const lowest = Math.min(reach(index * wide), reach((index + 1) * wide));
    const swing = (1 + Math.sin(phase + index * length)) / 2;
    return lowest * (index % 2 === 0 ? 0.62 + 0.36 * swing : 0.08 + 0.3 * (1 - swing));
  });
  return fills
    .map((fill, level) =>
      path(
        comb(columns, wide, (index) => (tips[index] ?? 0) + band * (fills.length - 1 - level)),
        fill,
      ),
    )
    .join("");
}
