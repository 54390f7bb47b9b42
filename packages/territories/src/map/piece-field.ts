import { thinningWave } from "../compositions/thinning-wave";
import type { Field } from "../compositions/field";
import { ROWS } from "./borders";
import type { Area, Piece } from "./plan";

/** The side of a cell in units of a drawing: two tiles, four dots. */
export const UNITS = 40;
/** Distance between an element and the label, in units. */
const MARGIN = 2.5;
/** Elements may touch a border. */
const TOUCH = 0.5;

/** How far it is from a point to an area; 0 within. */
function distance(x: number, y: number, area: Area): number {
  const gap = (at: number, from: number, length: number) => Math.max(from - at, 0, at - from - length);
  return Math.hypot(gap(x, area.x, area.width), gap(y, area.y, area.height));
}

const inUnits = ({ x, y, width, height }: Area, origin: Area): Area => ({
  x: (x - origin.x) * UNITS,
  y: (y - origin.y) * UNITS,
  width: width * UNITS,
  height: height * UNITS,
});

/** Families that go on under the borders, and are cut there as if the land had been; from end to end, or about a middle. */
const CUT: Readonly<Record<string, "long" | "round">> = {
  waves: "long",
  ribbons: "long",
  pills: "long",
  stairs: "long",
  rings: "round",
  blobs: "round",
};

/** A field, and where on the plane it begins, in cells. */
export interface PieceField {
  readonly origin: Area;
  readonly field: Field;
}

/**
 * The field that a family draws a piece of the plane in. Its row for the label is quiet; elements of families with many
 * elements lie completely on the piece's own land, or are left out.
 */
export function pieceField(
  { area, label }: Piece,
  owns: (x: number, y: number) => boolean,
  family: string,
): PieceField {
  const cut = CUT[family];
  // Elements that are cut look best where most of the land is: between the label and the top.
  const ends = cut === "round" ? label : area;
  const origin = cut ? { x: ends.x, y: label.y + 1 - ROWS, width: ends.width, height: ROWS } : area;
  const quiet = inUnits(label, origin);
  const foreign = cut ? [] : foreignCells(owns, origin);
  const clearance = (x: number, y: number) =>
    Math.min(distance(x, y, quiet) - MARGIN, ...foreign.map((cell) => distance(x, y, cell)));
  const field: Field = {
    width: origin.width * UNITS,
    height: origin.height * UNITS,
    isQuiet: true,
    isFree: (x, y, width, height) => ![quiet, ...foreign].some((other) => meet(other, { x, y, width, height })),
    clearance,
    band: (form) => thinningWave(form, clearance),
  };
  return { origin, field };
}

function meet(one: Area, other: Area): boolean {
  const { x, y, width, height } = other;
  return (
    x + width > one.x + TOUCH &&
    x < one.x + one.width - TOUCH &&
    y + height > one.y + TOUCH &&
    y < one.y + one.height - TOUCH
  );
}

/** Cells of others in an area and around it. */
function foreignCells(owns: (x: number, y: number) => boolean, area: Area): Area[] {
  const cells: Area[] = [];
  for (let y = area.y - 1; y <= area.y + area.height; y++) {
    for (let x = area.x - 1; x <= area.x + area.width; x++) {
      if (!owns(x, y)) cells.push(inUnits({ x, y, width: 1, height: 1 }, area));
    }
  }
  return cells;
}
