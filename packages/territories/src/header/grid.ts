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
export function gridOf({ width, height, top, isFree }: Stage, wanted: number, { isTight }: GridOptions = {}): Cell[] {
  const columns = Math.max(1, Math.round(width / wanted));
  const wide = width / columns;
  const room = height - top;
  const rows = Math.max(1, isTight ? Math.floor(room / wide) : Math.round(room / wide));
  const tall = isTight ? wide : room / rows;
  const size = Math.min(wide, tall);
  const first = height - rows * tall;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { column, row, x: (column + 0.5) * wide - size / 2, y: first + (row + 0.5) * tall - size / 2, size };
  }).filter(({ x, y }) => isFree({ x, y, width: size, height: size }));
}
