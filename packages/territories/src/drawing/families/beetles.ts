import { pick } from "../../random";
import { circle, half, line, moved, num, rect, type Shape } from "../markup";
import type { Family, Part, Stage } from "../stage";
import { gridOf, type Cell } from "../grid";

/** Of a beetle, which is drawn around the middle of a cell. */
const SIZE = 112;

interface Coat {
  readonly shell: string;
  readonly mark: string;
  readonly gap: string;
}

const BACKS: readonly ((coat: Coat) => Shape[])[] = [
  ({ shell, mark }) => [
    rect(-24, -16, 48, 14, mark, 7),
    rect(-28, 0, 56, 14, shell, 7),
    rect(-25, 16, 50, 14, shell, 7),
    rect(-17, 32, 34, 11, shell, 5.5),
  ],
  ({ shell, mark, gap }) => [
    half(0, 16, 27, shell),
    half(0, 18, 27, shell, 2),
    rect(-1.4, -11, 2.8, 56, gap),
    ...[-12, 12].flatMap((x) => [circle(x, 6, 4.6, mark), circle(x * 0.75, 27, 3.6, mark)]),
  ],
  ({ shell, mark }) => [
    rect(-21, -14, 42, 58, shell, 21),
    rect(-21, 0, 42, 7, mark),
    rect(-21, 14, 42, 7, mark),
    rect(-19, 28, 38, 6, mark),
  ],
  ({ shell, mark }) => [-13, 13].flatMap((x) => [rect(x - 12, -14, 24, 56, shell, 12), half(x, 14, 8, mark)]),
];

function beetle(kind: number, coat: Coat): Shape[] {
  const legs = [-8, 10, 26]
    .map((y, index) => `M-20 ${y}L-36 ${y - 5 + index * 5}M20 ${y}L36 ${y - 5 + index * 5}`)
    .join("");
  return [
    line(legs, coat.shell, 3.4),
    line("M-6 -32Q-10 -42 -20 -43M6 -32Q10 -42 20 -43", coat.shell, 2.8),
    half(0, -18, 15, kind % 2 ? coat.mark : coat.shell),
    ...(BACKS[kind]?.(coat) ?? []),
  ];
}

/** A collection in rows; two of another colour have begun to walk, and the place before each is empty. */
export const beetles: Family = (stage) => {
  const { random, figure, accent, ground, width } = stage;
  const cells = gridOf(stage, stage.cells?.figure ?? (width > 1000 ? 170 : width / (width > 500 ? 6 : 4)));
  const walkers = walkersAmong(cells);
  const isTaken = ({ column, row }: Cell) =>
    walkers.some((walker) => walker.row === row && walker.column + 1 === column);
  return cells
    .filter((cell) => walkers.includes(cell) || !isTaken(cell))
    .map((cell): Part => {
      const walks = walkers.includes(cell);
      const kind = pick(random, BACKS.length);
      const coat = walks ? { shell: accent, mark: figure, gap: ground } : { shell: figure, mark: accent, gap: ground };
      return walks ? walking(cell, beetle(kind, coat)) : standing(stage, cell, beetle(kind, coat));
    });
};

/** Two, each with an empty place before it. */
function walkersAmong(cells: readonly Cell[]): Cell[] {
  const hasWay = ({ column, row }: Cell) => cells.some((next) => next.row === row && next.column === column + 1);
  const free = cells.filter(hasWay);
  return [0.3, 0.8].flatMap((share) => free[Math.floor(free.length * share)] ?? []);
}

const placed = ({ x, y, size }: Cell, turn: number, body: readonly Shape[]) =>
  moved(
    `translate(${num(x + size / 2)} ${num(y + size / 2)}) rotate(${turn}) scale(${(size / SIZE).toFixed(3)})`,
    body,
  );

function walking(cell: Cell, body: readonly Shape[]): Part {
  const { x, y, size } = cell;
  const through = [
    `translateX(${num(size * 0.06)}px) rotate(58deg)`,
    `translateX(${num(size * 0.82)}px) rotate(58deg)`,
  ];
  return {
    name: "walker",
    shapes: [placed(cell, 32, body)],
    motion: { through, origin: [x + size / 2, y + size / 2], delay: 0, duration: 1000 },
  };
}

/** Those who stay look up as the walkers pass. */
function standing({ width, random }: Stage, cell: Cell, body: readonly Shape[]): Part {
  const { x, y, size } = cell;
  const sign = random() < 0.5 ? -1 : 1;
  return {
    name: "beetle",
    shapes: [placed(cell, 0, body)],
    motion: {
      through: [`rotate(${sign * 9}deg)`, `rotate(${sign * -6}deg)`],
      origin: [x + size / 2, y + size / 2],
      delay: (x / width) * 560,
      duration: 440,
    },
  };
}
