import { cellOf, clearance, isFree, quietEdges, weight, type Stage } from "../stage";
import { circle, group, half, num, path, polygon, quarter, rect } from "../svg";

type TileKind = "quarter" | "disc" | "leaf" | "half" | "fan" | "eye" | "wedge";

const TILE_VOCABULARIES: [TileKind[], ...TileKind[][]] = [
  ["quarter", "quarter", "quarter", "disc"],
  ["leaf", "leaf", "quarter", "eye"],
  ["fan", "quarter", "quarter", "disc"],
  ["half", "half", "disc", "leaf"],
  ["wedge", "quarter", "half", "disc"],
  ["quarter", "fan", "leaf", "eye"],
];

interface Tile {
  x: number;
  y: number;
  size: number;
  turn: number;
  fill: string;
  back: string;
}

function leaf({ x, y, size, turn, fill }: Tile): string {
  const [r, b, s] = [num(x + size), num(y + size), num(size)];
  return turn % 2 === 0
    ? path(`M${num(x)} ${num(y)}A${s} ${s} 0 0 1 ${r} ${b}A${s} ${s} 0 0 1 ${num(x)} ${num(y)}Z`, fill)
    : path(`M${r} ${num(y)}A${s} ${s} 0 0 1 ${num(x)} ${b}A${s} ${s} 0 0 1 ${r} ${num(y)}Z`, fill);
}

/** The straight side lies in the middle of the cell, the round one touches its edge. */
function halves({ x, y, size, turn, fill }: Tile): string {
  const middle = size / 2;
  const shift = group(
    `translate(${num(x + middle)} ${num(y + middle)}) rotate(${turn * 90})`,
    half(0, middle, middle, fill) + half(0, 0, middle, fill),
  );
  return shift;
}

function fan(tile: Tile): string {
  const { x, y, size, turn, fill, back } = tile;
  const corner = { x: turn === 1 || turn === 2 ? x + size : x, y: turn >= 2 ? y + size : y };
  return [1, 0.75, 0.5, 0.25]
    .map((share, index) => {
      const part = size * share;
      const left = corner.x === x ? x : corner.x - part;
      const top = corner.y === y ? y : corner.y - part;
      return quarter(left, top, part, turn, index % 2 === 0 ? fill : back);
    })
    .join("");
}

function drawTile(kind: TileKind, tile: Tile): string {
  const { x, y, size, turn, fill, back } = tile;
  const middle = { x: x + size / 2, y: y + size / 2 };
  const corners = [
    { x, y },
    { x: x + size, y },
    { x: x + size, y: y + size },
    { x, y: y + size },
  ];
  switch (kind) {
    case "quarter":
      return quarter(x, y, size, turn, fill);
    case "disc":
      return circle(middle.x, middle.y, size / 2, fill);
    case "leaf":
      return leaf(tile);
    case "half":
      return halves(tile);
    case "fan":
      return fan(tile);
    case "eye":
      return circle(middle.x, middle.y, size / 2, fill) + circle(middle.x, middle.y, size / 5, back);
    case "wedge":
      return polygon(
        corners.filter((_, index) => index !== turn),
        fill,
      );
  }
}

/** Quarter-circle tiles in two scales; each picture keeps to a vocabulary of a few shapes. */
export function tiles(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const cell = cellOf(stage, 8);
  const vocabulary = random.pick(TILE_VOCABULARIES);
  const columns = Math.round(width / cell);
  const rows = Math.ceil(height / cell - 0.01);
  const taken = new Set<string>();
  const drawn: string[] = [];
  const place = (column: number, row: number, span: number): void => {
    const [x, y, size] = [column * cell, row * cell, span * cell];
    for (let dx = 0; dx < span; dx += 1) for (let dy = 0; dy < span; dy += 1) taken.add(`${column + dx} ${row + dy}`);
    const inverted = random.chance(0.14);
    const shape = random.chance(0.2) ? triad.accent : triad.figure;
    const [fill, back] = inverted ? [triad.ground, shape] : [shape, triad.ground];
    const kind = vocabulary[random.int(0, vocabulary.length - 1)] ?? "quarter";
    drawn.push(
      (inverted ? rect(x, y, size, size, shape) : "") +
        drawTile(kind, { x, y, size, turn: random.int(0, 3), fill, back }),
    );
  };
  const fits = (column: number, row: number, span: number): boolean => {
    if (column + span > columns || row + span > rows + 1) return false;
    for (let dx = 0; dx < span; dx += 1)
      for (let dy = 0; dy < span; dy += 1) if (taken.has(`${column + dx} ${row + dy}`)) return false;
    return isFree(stage, column * cell, Math.min(height, (row + span) * cell));
  };
  for (const span of [2, 1]) {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const density = weight(stage, (column + span / 2) * cell, (row + span / 2) * cell);
        const wanted = span === 2 ? random.chance(0.16 * density) : random.chance(Math.min(0.98, density * 1.4));
        if (fits(column, row, span) && wanted) place(column, row, span);
      }
    }
  }
  return drawn.join("");
}

interface Bump {
  x: number;
  y: number;
  reach: number;
}

function swellAt(bumps: readonly Bump[], x: number, y: number): number {
  return bumps.reduce(
    (most, bump) => Math.max(most, Math.exp(-(((x - bump.x) / bump.reach) ** 2 + ((y - bump.y) / bump.reach) ** 2))),
    0,
  );
}

/** A field of dots (or of grains turned about the swelling) that grow until they nearly touch. */
export function dots(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const pitch = cellOf(stage, random.pick([22, 26, 18]));
  const side = Math.max(width, height);
  const makeBump = (x: number, y: number, reach: number): Bump => ({
    x: x * width,
    y: y * height,
    reach: reach * side,
  });
  const bumps = [
    makeBump(random.range(0.62, 0.8), random.range(0.25, 0.45), random.range(0.28, 0.36)),
    makeBump(random.range(0.1, 0.3), random.range(-0.05, 0.15), 0.2),
    makeBump(random.range(0.8, 1), random.range(0.8, 1), 0.22),
  ];
  const eye = makeBump(random.range(0.58, 0.85), random.range(0.2, 0.7), random.range(0.09, 0.14));
  const grains = random.chance(0.4);
  const scattered = random.chance(0.5);
  const drawn: string[] = [];
  for (let row = 0; row * pitch <= height + pitch; row += 1) {
    for (let column = -1; column * pitch <= width + pitch; column += 1) {
      const [x, y] = [(column + (row % 2 === 0 ? 0.5 : 0)) * pitch + pitch / 4, (row + 0.5) * pitch];
      const free = clearance(stage, x, y);
      const radius = pitch * 0.53 * swellAt(bumps, x, y) ** 0.8 * Math.min(1, free / (side * 0.14)) ** 0.7;
      const isAccent =
        random.chance(scattered ? 0.08 : 0) ||
        (!scattered && Math.abs(swellAt([eye], x, y) - (grains ? 0.45 : 0.8)) < (grains ? 0.17 : 0.4));
      if (radius < pitch * 0.06 || radius * (grains ? 1.5 : 1) > free) continue;
      const fill = isAccent ? triad.accent : triad.figure;
      const angle = (Math.atan2(y - eye.y, x - eye.x) * 180) / Math.PI + 90;
      const grain = rect(-radius * 1.4, -radius * 0.5, radius * 2.8, radius, fill, radius / 2);
      drawn.push(
        grains ? group(`translate(${num(x)} ${num(y)}) rotate(${num(angle)})`, grain) : circle(x, y, radius, fill),
      );
    }
  }
  return drawn.join("");
}

const BINDINGS: [(column: number, row: number) => boolean, ...((column: number, row: number) => boolean)[]] = [
  (column, row) => (column + row) % 2 === 0,
  (column, row) => (column + row) % 4 < 2,
  (column, row) => (column + 2 * row) % 5 < 2,
];

/** A cloth still on the loom: warp and weft go over and under, and their loose ends hang towards the quiet zone. */
export function weave(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const pitch = cellOf(stage, random.pick([12, 16, 10]));
  const band = pitch * random.pick([0.66, 0.74, 0.82]);
  const gap = (pitch - band) / 3;
  const edges = quietEdges(stage);
  const over = random.pick(BINDINGS);
  const loose = (): number => (random.pick([0, 0, 1, 1, 2]) + 0.4) * pitch;
  const rows = Array.from({ length: Math.ceil(height / pitch) }, (_, index) => {
    const y = (index + 0.5) * pitch;
    const low = y + band / 2 > edges.top;
    const slope = stage.quiet ? Math.min(1, y / edges.top) : random.range(-0.5, 0.5);
    const woven = Math.ceil((low ? edges.right : edges.right * (slope * 1.1 - 0.3)) / pitch + random.range(0, 1.6));
    const start = woven * pitch - loose();
    return { y, woven, start: low ? Math.max(start, edges.right) : start };
  });
  const columns = Array.from({ length: Math.ceil(width / pitch) }, (_, index) => {
    const x = (index + 0.5) * pitch;
    const last = rows.reduce((lowest, { woven }, row) => (index >= woven ? row : lowest), -1);
    const end = (last + 1) * pitch + loose();
    return { x, end: x - band / 2 < edges.right ? Math.min(end, edges.top) : end };
  });
  const warp = columns.map(({ x, end }) => rect(x - band / 2, -pitch, band, end + pitch, triad.accent, band / 2));
  const weft = rows.map(({ y, start }) =>
    rect(start, y - band / 2, width - start + pitch, band, triad.figure, band / 2),
  );
  const crossings = columns.flatMap(({ x, end }, column) =>
    rows.map(({ y, start }, row) => {
      if (x - band / 2 < start || y + band / 2 > end) return "";
      if (!over(column, row))
        return (
          rect(x - band / 2, y - band / 2 - gap, band, band + 2 * gap, triad.ground) +
          rect(x - band / 2 - gap, y - band / 2, band + 2 * gap, band, triad.figure)
        );
      return (
        rect(x - band / 2 - gap, y - band / 2, band + 2 * gap, band, triad.ground) +
        rect(x - band / 2, y - band / 2 - gap, band, band + 2 * gap, triad.accent)
      );
    }),
  );
  return [...warp, ...weft, ...crossings].join("");
}
