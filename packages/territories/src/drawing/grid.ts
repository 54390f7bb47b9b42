import type { Stage } from "./stage";

export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  /** Of the square in the middle of the cell. */
  readonly size: number;
}

interface GridOptions {
  /** Cells are squares that meet; otherwise they share out the room. */
  readonly isTight?: boolean;
}

/** The whole cells of about a size that are free, from edge to edge and from below the page's bar, so that none is cut. */
export function gridOf(stage: Stage, wanted: number, { isTight = false }: GridOptions = {}): Cell[] {
  const { width, height, top, isFree, isBordered } = stage;
  const room = height - top;
  const columns = isTight && isBordered ? fittingColumns(width, room, wanted) : Math.max(1, Math.round(width / wanted));
  const wide = width / columns;
  const rows = Math.max(1, isTight ? Math.floor(room / wide + 0.001) : Math.round(room / wide));
  const tall = isTight ? wide : room / rows;
  const size = Math.min(wide, tall);
  // The rest of a page's height is below its bar; a card shares it out.
  const first = isBordered ? top + (room - rows * tall) / 2 : height - rows * tall;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { column, row, x: (column + 0.5) * wide - size / 2, y: first + (row + 0.5) * tall - size / 2, size };
  }).filter(({ x, y }) => isFree({ x, y, width: size, height: size }));
}

/** The number of columns, of about a width, whose squares leave the least of the height over. */
function fittingColumns(width: number, height: number, wanted: number): number {
  const about = Math.max(2, Math.round(width / wanted));
  const rest = (columns: number) => (height + 0.001) % (width / columns);
  return [about, about + 1, about - 1, about + 2].reduce((best, columns) =>
    columns > 1 && rest(columns) < rest(best) - 1 ? columns : best,
  );
}
