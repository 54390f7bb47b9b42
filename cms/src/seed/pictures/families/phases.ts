import { cellOf, isFree, type Stage } from "../stage";
import { shaded } from "../stipple";
import { circle, num, path } from "../svg";

/** The lit part of a moon, from its right edge: a half disc to which the half of an ellipse is added, or cut from. */
function lune(x: number, y: number, radius: number, phase: number, fill: string): string {
  if (phase >= 1) return circle(x, y, radius, fill);
  const bulge = num(Math.abs(1 - 2 * phase) * radius);
  const r = num(radius);
  return path(
    `M${num(x)} ${num(y - radius)}A${r} ${r} 0 0 1 ${num(x)} ${num(y + radius)}A${bulge} ${r} 0 0 ${phase > 0.5 ? 1 : 0} ${num(x)} ${num(y - radius)}Z`,
    fill,
  );
}

/** Discs in rows that wax from left to right; one is of another colour. */
export function phases(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const cell = cellOf(stage, random.pick([7, 8]));
  const columns = Math.round(width / cell);
  const rows = Math.round(height / cell);
  const high = height / rows;
  const radius = Math.min(cell, high) * 0.43;
  const lit = { column: columns - 2, row: Math.max(1, Math.floor(rows / 2) - 1) };
  const drift = random.pick([0.5, 1, -0.5]);
  const drawn: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!isFree(stage, column * cell, (row + 1) * high)) continue;
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * high];
      const own = column === lit.column && row === lit.row;
      const phase = own ? 1 : Math.min(1, Math.max(0.1, (column + 0.6 + (row - rows / 2) * drift * 0.4) / columns));
      const moon = lune(x, y, radius, phase, own ? triad.accent : triad.figure);
      drawn.push(
        shaded(`phase${column}-${row}`, moon, random, {
          box: [x - radius, y - radius, radius * 2, radius * 2],
          towards: 0,
          fill: triad.ground,
          count: 420,
          size: radius * 0.06,
        }),
      );
    }
  }
  return drawn.join("");
}
