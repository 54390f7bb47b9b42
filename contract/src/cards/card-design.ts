import type { TerritoryColor } from "../common";
import { drawTerritory } from "../territory/compositions";
import type { CardContent } from "./card-content";
import { contrastOf, TERRITORY_HEX } from "./colors";
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
  return contrastOf(ground, "ink") >= contrastOf(ground, "paper") ? "ink" : "paper";
}
