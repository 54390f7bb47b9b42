import { cellOf, isFree, weight, type Stage } from "../stage";
import { circle, clipped, facet, rect } from "../svg";

interface Pill {
  x: number;
  y: number;
  width: number;
  height: number;
}

function pill({ x, y, width, height }: Pill, stage: Stage, id: string): string {
  const { random, triad } = stage;
  const r = Math.min(width, height) / 2;
  const [fill, other] = random.chance(0.3) ? [triad.accent, triad.figure] : [triad.figure, triad.accent];
  const body = rect(x, y, width, height, fill, r);
  const kind = random.int(0, 9);
  if (kind === 0) return body + circle(x + width - r, y + r, r * 0.55, triad.ground);
  if (kind === 1) return body + circle(x + r, y + height - r, r * 0.999, other);
  if (kind === 2) {
    const split =
      width > height
        ? rect(x + width * 0.5, y, width * 0.5, height, other)
        : rect(x, y + height * 0.5, width, height * 0.5, other);
    return clipped(id, rect(x, y, width, height, "#000", r), body + split);
  }
  return body;
}

/** Pills of many lengths packed in columns or in rows. */
export function pills(stage: Stage): string {
  const { random, width, height } = stage;
  const upright = random.chance(0.6);
  const [across, along] = upright ? [width, height] : [height, width];
  const wide = across / random.pick(upright ? [11, 13, 9] : [7, 8, 9]);
  const thick = wide * random.pick([0.82, 0.9, 1]);
  const drawn: string[] = [];
  for (let lane = 0; lane * wide < across - 1; lane += 1) {
    let at = -random.range(0, 2) * wide;
    while (at < along) {
      const length = thick * random.pick([1, 1, 1.6, 2.2, 3, 4.2, 5.4]);
      const offset = lane * wide + (wide - thick) / 2;
      const one: Pill = upright
        ? { x: offset, y: at, width: thick, height: length }
        : { x: at, y: offset, width: length, height: thick };
      const seen = random.chance(0.3 + 0.68 * weight(stage, one.x + one.width / 2, one.y + one.height / 2));
      if (seen && isFree(stage, one.x, one.y + one.height)) drawn.push(pill(one, stage, `pill${drawn.length}`));
      at += length + wide - thick + (upright ? 0 : wide * 0.04);
    }
  }
  return drawn.join("");
}

type Heights = (column: number, row: number, size: number) => number;

const TERRACES: [Heights, ...Heights[]] = [
  (column, row, size) => size - Math.max(column, row),
  (column, row, size) => Math.min(column, row, size - 1 - column, size - 1 - row) * 1.5 + 1,
  (column, row, size) => (size - column) * 0.9 + (row % 3 === 0 ? 1 : 0),
  (column, row) => 3 + Math.sin(column * 0.9) * 1.6 + Math.cos(row * 0.8 + column * 0.4) * 1.6,
  (column, row, size) => Math.max(size - Math.max(column, row), Math.min(column, row) * 1.3 - size * 0.4),
];

/** Terraces seen from above at an angle: treads in the figure, one side in the accent, the other is the ground itself. */
export function stairs(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const short = Math.min(width, height);
  const wide = Math.round(cellOf(stage, random.pick(stage.quiet ? [9, 11, 14] : [5, 6, 8])) / 2);
  const low = wide * random.pick([0.5, 0.58]);
  const rise = wide * random.range(0.55, 0.85);
  const heights = random.pick(TERRACES);
  const size = stage.quiet ? Math.floor((width * 0.31) / wide) : Math.ceil((height / low) * 0.62);
  const middle = { x: Math.round(width * (stage.quiet ? 0.79 : 0.5)), y: height * (stage.quiet ? 0.3 : 0.1) };
  const level = (column: number, row: number): number => Math.round(heights(column, row, size));
  const tallest = Math.max(
    ...Array.from({ length: size * size }, (_, index) => level(index % size, Math.floor(index / size))),
  );
  const base = middle.y + Math.min(tallest * rise * 0.5, height * 0.14);
  const sun = stage.quiet
    ? circle(
        width * random.range(0.16, 0.34),
        height * random.range(0.2, 0.3),
        short * random.range(0.09, 0.14),
        triad.figure,
      )
    : "";
  const drawn: string[] = [];
  for (let depth = 0; depth <= 2 * (size - 1); depth += 1) {
    for (let column = Math.max(0, depth - size + 1); column <= Math.min(depth, size - 1); column += 1) {
      const row = depth - column;
      const x = middle.x + (column - row) * wide;
      const floor = base + depth * low;
      const y = floor - level(column, row) * rise;
      const foot = floor + rise * 2;
      // Only what shows of the lit side: down to the tread beside it.
      const drop = column + 1 < size ? (level(column, row) - level(column + 1, row)) * rise : foot - y;
      const [left, front, right] = [
        { x: x - wide, y },
        { x, y: y + low },
        { x: x + wide, y },
      ];
      drawn.push(facet([left, front, { x, y: foot + low }, { x: x - wide, y: foot }], triad.ground, 2.4));
      if (drop > 0)
        drawn.push(facet([front, right, { x: x + wide, y: y + drop }, { x, y: y + low + drop }], triad.accent, 0.8));
      drawn.push(facet([left, { x, y: y - low }, right, front], triad.figure, 0.8));
    }
  }
  return sun + drawn.join("");
}
