/** Families of compositions, which a territory's mark names. */
import type { TerritoryMark } from "../common";
import { arches, dots, pills, ribbons, stairs, tiles } from "./cells";
import type { Composition, Drawing } from "./composition";
import { blobs, rings, waves } from "./curves";
import type { Field } from "./field";
import { createRandom } from "./random";

const FAMILIES: Readonly<Record<TerritoryMark, readonly [Composition, ...Composition[]]>> = {
  blob: [blobs],
  arc: [rings, arches],
  grid: [tiles, dots],
  wave: [waves, ribbons],
  stack: [pills, stairs],
};

function isMark(mark: string): mark is TerritoryMark {
  return Object.hasOwn(FAMILIES, mark);
}

/**
 * The composition of a territory: its mark names the family, its seed chooses within and draws. The same territory is the
 * same drawing in the browser, on a card and in the CMS.
 */
export function drawTerritory({ mark, seed }: { mark: string; seed: number }, field: Field): Drawing {
  const family = FAMILIES[isMark(mark) ? mark : "blob"];
  const composition = family[seed % family.length] ?? family[0];
  return composition(field, createRandom(seed));
}
