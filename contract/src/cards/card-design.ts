import type { TerritoryColor } from "../common";
import { drawTerritory } from "../territory/compositions";
import type { CardContent } from "./card-content";
import { TERRITORY_HEX } from "./colors";
import { quietField, type Rectangle } from "./quiet-field";

/** The field that a card is: in units of which a tile has twenty. */
const FIELD = { width: 200, height: 105, scale: 6 } as const;

/**
 * A card for a program that sets its words: what a territory decides of it. Colours are hexadecimal, zones in pixels.
 * @param name of the product, beside the mark
 */
export function cardDesign({ title, kind, territory }: CardContent, name: string) {
  const [ground, figure, accent] = territory.colors;
  const text = textOn(ground);
  return {
    title,
    kind,
    name,
    ground: TERRITORY_HEX[ground],
    text: TERRITORY_HEX[text],
    disc: TERRITORY_HEX[text],
    half: TERRITORY_HEX[ground === "hot" ? "paper" : "hot"],
    draw(quiet: readonly Rectangle[]) {
      const { width, height, scale } = FIELD;
      const drawing = drawTerritory(territory, quietField(width, height, quiet.map(inUnits)));
      const layers = [
        { path: drawing.figure, fill: TERRITORY_HEX[figure] },
        { path: drawing.accent, fill: TERRITORY_HEX[accent] },
      ];
      return { scale, layers };
    },
  };
}

function inUnits({ x, y, width, height }: Rectangle): Rectangle {
  const { scale } = FIELD;
  return { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
}

/** The one of ink and paper that reads better on a ground. */
function textOn(ground: TerritoryColor): "ink" | "paper" {
  const at = luminance(TERRITORY_HEX[ground]);
  const contrast = (color: TerritoryColor) => {
    const other = luminance(TERRITORY_HEX[color]);
    return (Math.max(at, other) + 0.05) / (Math.min(at, other) + 0.05);
  };
  return contrast("ink") >= contrast("paper") ? "ink" : "paper";
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
