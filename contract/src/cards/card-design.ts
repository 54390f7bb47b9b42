import { contrastOf, inHex, TERRITORY_HEX } from "../colors";
import type { TerritoryColor } from "../common";
import type { CardContent } from "./card-content";

type DrawnTerritory = ReturnType<typeof inHex>;

/**
 * A card for a program that sets its words: what a territory decides of it. Colours are hexadecimal.
 * @param name of the product, beside the mark
 * @param drawBeside draws a territory around the zones of the words, in pixels, as SVG
 */
export function cardDesign<Zone>(
  { title, kind, territory }: CardContent,
  name: string,
  drawBeside: (territory: DrawnTerritory, quiet: readonly Zone[]) => string,
) {
  const [ground] = territory.colors;
  const text = textOn(ground);
  return {
    title,
    kind,
    name,
    text: TERRITORY_HEX[text],
    disc: TERRITORY_HEX[text],
    half: TERRITORY_HEX[ground === "hot" ? "paper" : "hot"],
    draw: (quiet: readonly Zone[]) => drawBeside(inHex(territory), quiet),
  };
}

/** The one of ink and paper that reads better on a ground. */
function textOn(ground: TerritoryColor): "ink" | "paper" {
  return contrastOf(ground, "ink") >= contrastOf(ground, "paper") ? "ink" : "paper";
}
