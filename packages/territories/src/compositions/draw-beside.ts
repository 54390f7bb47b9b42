import type { Rectangle, Territory } from "../territory";
import { drawTerritory } from "./compositions";
import { quietField } from "./quiet-field";

/** A field of 1200 × 630 pixels: in units of which a tile has twenty. */
const FIELD = { width: 200, height: 105, scale: 6 } as const;

/**
 * Draws a territory on a picture of 1200 × 630, clear of the words there.
 * @param quiet zones of the words, in pixels
 * @returns paths in units of `scale` pixels, the lowest first; overlapping parts of a path cut each other out
 */
export function drawBeside(territory: Territory, quiet: readonly Rectangle[]) {
  const { width, height, scale } = FIELD;
  const [, figure, accent] = territory.colors;
  const drawing = drawTerritory(territory, quietField(width, height, quiet.map(inUnits)));
  const layers = [
    { path: drawing.figure, fill: figure },
    { path: drawing.accent, fill: accent },
  ];
  return { scale, layers };
}

function inUnits({ x, y, width, height }: Rectangle): Rectangle {
  const { scale } = FIELD;
  return { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
}
