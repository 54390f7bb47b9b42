/**
 * The order in which territories are laid out: square after square around the first one, each begun where the last one
 * ended. So the next one always adjoins, a new one at the end moves none, and the whole stays about square.
 */

/** A place among territories, from the upper left. */
export interface Slot {
  readonly row: number;
  readonly column: number;
}

/** The place of the territory with this number, from 0. Odd squares go down and then left, even ones right and then up. */
export function slotAt(index: number): Slot {
  const shell = Math.floor(Math.sqrt(index));
  const step = index - shell * shell;
  const [out, back] = [Math.min(step, shell), Math.min(shell, 2 * shell - step)];
  return shell % 2 ? { row: out, column: back } : { row: back, column: out };
}

/** The number of the territory at a place: the inverse of `slotAt`. */
export function indexAt({ row, column }: Slot): number {
  const shell = Math.max(row, column);
  const [out, back] = shell % 2 ? [row, column] : [column, row];
  return shell * shell + (back === shell ? out : 2 * shell - back);
}
