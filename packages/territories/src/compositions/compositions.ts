/** Families of compositions, which a territory's mark names. */
import { arches, dots, pills, ribbons, stairs, tiles } from "./cells";
import type { Composition, Drawing, Field } from "./composition";
import { blobs, rings, waves } from "./curves";
import { createRandom } from "../random";
import type { Mark } from "../territory";

const FAMILIES: Readonly<Record<Mark, Readonly<Record<string, Composition>>>> = {
  blob: { blobs },
  arc: { rings, arches },
  grid: { tiles, dots },
  wave: { waves, ribbons },
  stack: { pills, stairs },
};

/** A mark that is unknown is drawn as a blob. */
interface Source {
  readonly mark: string;
  readonly seed: number;
}

function isMark(mark: string): mark is Mark {
  return Object.hasOwn(FAMILIES, mark);
}

function choose({ mark, seed }: Source): readonly [name: string, composition: Composition] {
  const families = Object.entries(FAMILIES[isMark(mark) ? mark : "blob"]);
  return families[seed % families.length] ?? ["blobs", blobs];
}

/** The name of a territory's composition, such as `rings`. */
export function familyOf(source: Source): string {
  return choose(source)[0];
}

/**
 * The composition of a territory: its mark names the family, its seed chooses within and draws. The same territory is the
 * same drawing everywhere.
 */
export function drawTerritory(source: Source, field: Field): Drawing {
  return choose(source)[1](field, createRandom(source.seed));
}
