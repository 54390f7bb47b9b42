/** Families of tiles, dots and wagons. */
import { pick } from "../../random";
import { gridOf } from "../grid";
import { circle, half, moved, num, path, rect, type Shape } from "../markup";
import { quarter } from "../../shapes";
import type { Family, Part, Stage } from "../stage";

/** Quarters, discs and nests of arcs; each turns in its place, a diagonal after another. */
export const tiles: Family = (stage) => {
  const { width, height, top } = stage;
  const wanted = Math.min(width > 1000 ? 120 : width / (width > 500 ? 6 : 4), (height - top) / 2);
  const cells = gridOf(stage, stage.cells?.tile ?? wanted, { isTight: true });
  return cells.flatMap(({ x, y, size }): Part[] => {
    const drawn = tile(stage, size);
    if (drawn.length === 0) return [];
    const shapes = [moved(`translate(${num(x)} ${num(y)})`, drawn)];
    // A disc that turns is a disc.
    if (drawn[0]?.tag === "circle") return [{ name: "tile", shapes }];
    return [
      {
        name: "tile",
        shapes,
        motion: {
          through: ["rotate(90deg)"],
          origin: [x + size / 2, y + size / 2],
          delay: ((x + y) / (width + height)) * 440,
          duration: 560,
        },
      },
    ];
  });
};

function tile({ random, figure, accent, ground }: Stage, size: number): Shape[] {
  const [isThere, isAccent, kind, corner] = [random() < 0.93, random() < 0.2, random(), pick(random, 4)];
  const fill = isAccent ? accent : figure;
  if (!isThere) return [];
  if (kind < 0.5) return [path(quarter(0, 0, size, corner), fill)];
  if (kind < 0.68) return [circle(size / 2, size / 2, size / 2, fill)];
  if (kind >= 0.84) return [half(size / 2, size / 2, size / 2, fill), half(size / 2, size, size / 2, fill)];
  return [1, 0.75, 0.5, 0.25].map((share, index) => {
    const side = size * share;
    const left = corner === 1 || corner === 2 ? size - side : 0;
    const above = corner > 1 ? size - side : 0;
    return path(quarter(left, above, side, corner), index % 2 ? ground : fill);
  });
}

/** Centres of the swellings as shares of the stage, with their radius. */
const SWELLINGS = [
  [0.76, 0.46, 0.3],
  [0.3, 0.16, 0.24],
  [1, 1, 0.24],
] as const;

/**
 * Dots that swell around a few centres. A wave runs through them column by column: animating each dot would be too
 * slow.
 */
export const dots: Family = (stage) => {
  const { width } = stage;
  const pitch = width > 1000 ? 48 : width > 500 ? 44 : 28;
  const columns = Array.from({ length: Math.ceil(width / pitch) + 1 }, (_, column) => columnOf(stage, column, pitch));
  return columns.flatMap((shapes, column): Part[] => {
    if (shapes.length === 0) return [];
    const through = [`translateY(${num(-0.2 * pitch)}px)`, `translateY(${num(0.16 * pitch)}px)`];
    return [{ name: "dots", shapes, motion: { through, delay: (column / columns.length) * 480, duration: 520 } }];
  });
};

function columnOf(stage: Stage, column: number, pitch: number): Shape[] {
  const { width, height, isBordered, figure, accent } = stage;
  // Room to move.
  const air = isBordered ? 0.2 * pitch : 0;
  const rows = Array.from({ length: Math.ceil(height / pitch) }, (_, row) => {
    const [x, y] = [(column + (row % 2 ? 0 : 0.5)) * pitch, (row + 0.5) * pitch + air];
    const swell = Math.max(...SWELLINGS.map(([u, v, reach]) => bell(x / width - u, (y - v * height) / width, reach)));
    const [full, room] = [pitch * 0.5 * swell ** 0.8, Math.min(stage.room(x, y) - air, height - y - 2)];
    const radius = isBordered && full > room + 1 ? 0 : Math.min(full, room);
    // Dots that an edge of the page would cut, or that are too small to be seen, are left out.
    const isSeen = radius >= pitch * 0.08 && x >= radius && x <= width - radius;
    return isSeen ? [circle(x, y, radius, swell > 0.86 ? accent : figure)] : [];
  });
  return rows.flat();
}

const bell = (x: number, y: number, reach: number) => Math.exp(-((x / reach) ** 2 + (y / reach) ** 2));

/** Lengths of wagons by their height. */
const WAGONS = [1, 1, 1.7, 2.4, 3.4, 4.6] as const;

/** Wagons on their rails; the rows shunt against each other. */
export const pills: Family = (stage) => {
  const { width, height, top, random, isBordered } = stage;
  const rows = width > 1000 ? 7 : 6;
  const pitch = (height - top) / rows;
  const tall = pitch * 0.86;
  return Array.from({ length: rows }, (_, row) => {
    const y = top + row * pitch + (pitch - tall) / 2;
    const wagons: Shape[] = [];
    const shunt = pitch * 0.3;
    const [start, end] = [random() * pitch, isBordered ? width - shunt : Infinity];
    // A train comes from one edge of the page and goes out at the other, which cut it; in a card it is whole.
    for (let x = isBordered ? shunt + start : -2 * start; x < width;) {
      const wanted = WAGONS[pick(random, WAGONS.length)] ?? 1;
      const length = tall * (WAGONS.findLast((share) => share <= wanted && x + tall * share <= end) ?? wanted);
      const [isThere, kind] = [random() < 0.9, random()];
      // Room for the bump of the couplings.
      if (isThere && stage.isFree({ x: x - shunt, y, width: length + 2 * shunt, height: tall })) {
        wagons.push(...wagon(stage, { x, y, length, tall }, kind));
      }
      x += length + pitch * 0.12;
    }
    const way = (row % 2 ? 1 : -1) * pitch;
    const through = [`translateX(${num(0.28 * way)}px)`, `translateX(${num(-0.18 * way)}px)`];
    return { name: "wagons", shapes: wagons, motion: { through, delay: row * 25, duration: 840 } };
  }).filter(({ shapes }) => shapes.length > 0);
};

interface Wagon {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly tall: number;
}

function wagon({ figure, accent, ground }: Stage, { x, y, length, tall }: Wagon, kind: number): Shape[] {
  const body = rect(x, y, length, tall, kind < 0.3 ? accent : figure, tall / 2);
  return kind > 0.82 ? [body, circle(x + length - tall / 2, y + tall / 2, tall * 0.28, ground)] : [body];
}
