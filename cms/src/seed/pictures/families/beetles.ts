import { cellOf, isFree, type Stage } from "../stage";
import { stipple } from "../stipple";
import { circle, clipped, group, half, line, num, rect } from "../svg";

/** A beetle stacked of half a disc, bars and legs, about the middle of a cell of 100 × 100. */
function beetle(kind: number, shell: string, mark: string, gap: string): string {
  const legs = [-8, 10, 26]
    .map((y, index) => line(`M-20 ${y}L-36 ${y - 5 + index * 5}M20 ${y}L36 ${y - 5 + index * 5}`, shell, 3.4))
    .join("");
  const feelers = line("M-6 -32Q-10 -42 -20 -43M6 -32Q10 -42 20 -43", shell, 2.8);
  const bars = [
    [
      rect(-24, -16, 48, 14, mark, 7),
      rect(-28, 0, 56, 14, shell, 7),
      rect(-25, 16, 50, 14, shell, 7),
      rect(-17, 32, 34, 11, shell, 5.5),
    ],
    [
      half(0, 16, 27, shell),
      half(0, 18, 27, shell, 2),
      rect(-1.4, -11, 2.8, 56, gap),
      circle(-12, 12, 4.6, mark),
      circle(12, 12, 4.6, mark),
      circle(-9, 27, 3.6, mark),
      circle(9, 27, 3.6, mark),
    ],
    [
      rect(-21, -14, 42, 58, shell, 21),
      rect(-21, 0, 42, 7, mark),
      rect(-21, 14, 42, 7, mark),
      rect(-19, 28, 38, 6, mark),
    ],
    [rect(-25, -14, 24, 56, shell, 12), rect(1, -14, 24, 56, shell, 12), half(-13, 14, 8, mark), half(13, 14, 8, mark)],
  ];
  return legs + feelers + half(0, -18, 15, kind % 2 === 0 ? shell : mark) + (bars[kind % bars.length] ?? []).join("");
}

/** A collection: beetles in rows, one of another colour that has begun to walk. */
export function beetles(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const cell = cellOf(stage, random.pick([6, 7]));
  const rows = Math.round(height / cell);
  const [columns, high] = [Math.round(width / cell), height / rows];
  const free: { column: number; row: number }[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (isFree(stage, column * cell, (row + 1) * high)) free.push({ column, row });
  const walkers = new Set(
    [free[Math.floor(free.length * 0.34)], free[Math.floor(free.length * 0.78)]].map(
      (one) => `${one?.column} ${one?.row}`,
    ),
  );
  const scale = num(Math.min(cell, high) / 104);
  return free
    .map(({ column, row }) => {
      const walks = walkers.has(`${column} ${row}`);
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * high];
      const [shell, mark] = walks ? [triad.accent, triad.figure] : [triad.figure, triad.accent];
      const turn = walks ? random.pick([34, -42, 58]) : 0;
      const body = beetle(random.int(0, 3), shell, mark, triad.ground);
      const shade = stipple(random, {
        box: [-30, -34, 60, 80],
        towards: 40,
        fill: triad.ground,
        count: 300,
        size: 1.9,
      });
      return group(
        `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${scale})`,
        body + clipped(`beetle${column}-${row}`, rect(-28, -34, 56, 78, "#000", 20), shade),
      );
    })
    .join("");
}
