import type { Cell, Plan } from "./plan";

/** A corner of a border, in cells, with the directions of its edges. */
interface Turn extends Cell {
  readonly from: Cell;
  readonly to: Cell;
  /** Whether an arc turns it. */
  readonly isRound: boolean;
}

/** Clockwise around a cell, its own land to the right of the way. */
const SIDES = [
  { start: { x: 0, y: 0 }, way: { x: 1, y: 0 } },
  { start: { x: 1, y: 0 }, way: { x: 0, y: 1 } },
  { start: { x: 1, y: 1 }, way: { x: -1, y: 0 } },
  { start: { x: 0, y: 1 }, way: { x: 0, y: -1 } },
] as const;

const key = ({ x, y }: Cell) => `${x} ${y}`;
const isRightTurn = (from: Cell, to: Cell) => from.x * to.y - from.y * to.x > 0;

type Ownership = Pick<Plan, "ownerOf">;

/** Every side of a cell that is a border, by the point where it begins. */
function bordersOf(index: number, cells: readonly Cell[], { ownerOf }: Ownership): Map<string, Cell[]> {
  const borders = new Map<string, Cell[]>();
  for (const { x, y } of cells) {
    for (const { start, way } of SIDES) {
      // The cell to the left of the way.
      if (ownerOf(x + way.y, y - way.x) === index) continue;
      const begin = key({ x: x + start.x, y: y + start.y });
      borders.set(begin, [...(borders.get(begin) ?? []), way]);
    }
  }
  return borders;
}

/** A corner of land is round where all around it is one other's; where the other's is round, so is the hollow. */
function isRound({ x, y }: Cell, index: number, { ownerOf }: Ownership): boolean {
  const around = [ownerOf(x - 1, y - 1), ownerOf(x, y - 1), ownerOf(x, y), ownerOf(x - 1, y)];
  const others = around.filter((owner) => owner !== index);
  return others.length === 1 || (others.length === 3 && new Set(others).size === 1);
}

function take(borders: Map<string, Cell[]>, point: string, way: Cell): void {
  const rest = borders.get(point)?.filter((other) => other !== way) ?? [];
  if (rest.length > 0) borders.set(point, rest);
  else borders.delete(point);
}

/** Follows one closed border from where the first one begins, and takes it out of the rest. */
function follow(borders: Map<string, Cell[]>, index: number, plan: Ownership): Turn[] {
  const turns: Turn[] = [];
  const [begin = "", [first] = []] = borders.entries().next().value ?? [];
  const [x = 0, y = 0] = begin.split(" ").map(Number);
  let point: Cell = { x, y };
  let from = first;
  while (from) {
    take(borders, key(point), from);
    point = { x: point.x + from.x, y: point.y + from.y };
    const isBack = key(point) === begin;
    const ways: readonly (Cell | undefined)[] = [...(borders.get(key(point)) ?? []), ...(isBack ? [first] : [])];
    const last: Cell = from;
    // Two corners of the same land that touch keep their own borders.
    const to: Cell | undefined = ways.find((way) => way && isRightTurn(last, way)) ?? ways[0];
    if (to && to !== from) turns.push({ ...point, from, to, isRound: isRound(point, index, plan) });
    from = isBack && to === first ? undefined : to;
  }
  return turns;
}

export interface Scale {
  /** The point that is 0 0, in cells. */
  readonly origin: Cell;
  /** How long the side of a cell is. */
  readonly cell: number;
  /** How far the outline lies outside of the border: beside another one no ground shines through. */
  readonly overlap: number;
}

/** Of the side of a cell. */
const RADIUS = 0.36;

const round = (value: number) => Math.round(value * 10) / 10;

/** The border of a piece as path data. */
export function outlineOf(
  index: number,
  plan: Pick<Plan, "ownerOf" | "pieces">,
  { origin, cell, overlap }: Scale,
): string {
  const borders = bordersOf(index, plan.pieces[index]?.cells ?? [], plan);
  let data = "";
  while (borders.size > 0) data += close(follow(borders, index, plan));
  return data;

  function close(turns: readonly Turn[]): string {
    const points = turns.map((turn) => {
      const radius = turn.isRound ? RADIUS * cell : 0;
      const { from, to } = turn;
      // Outside is to the left of the way.
      const [before, after] = [at(turn, from, -radius), at(turn, to, radius)];
      const isOut = isRightTurn(from, to);
      if (!turn.isRound) return `${shift(turn, from, to)}`;
      const bend = round(radius + (isOut ? overlap : -overlap));
      return `${before}A${bend} ${bend} 0 0 ${isOut ? 1 : 0} ${after}`;
    });
    return points.length > 0 ? `M${points.join("L")}Z` : "";
  }

  function at(corner: Cell, way: Cell, along: number): string {
    const x = (corner.x - origin.x) * cell + way.x * along + way.y * overlap;
    const y = (corner.y - origin.y) * cell + way.y * along - way.x * overlap;
    return `${round(x)} ${round(y)}`;
  }

  function shift(corner: Cell, from: Cell, to: Cell): string {
    const x = (corner.x - origin.x) * cell + (from.y + to.y) * overlap;
    const y = (corner.y - origin.y) * cell - (from.x + to.x) * overlap;
    return `${round(x)} ${round(y)}`;
  }
}
