import { contrastOfHex, inHex, paletteOf, type HexTerritory, type Palette, type SiteColors } from "../colors";
import type { TerritoryColor } from "../common";
import { logoOn, logoSize, placeLogo, type LogoBox } from "../logo";
import type { CardContent } from "./card-content";

/** The part of the site's settings that cards are drawn with. */
export interface CardBrand {
  readonly productName: string;
  readonly colors: SiteColors | null;
  /** Source text of an SVG, in the place of mark and name. */
  readonly logo: string | null;
}

/**
 * A card for a program that sets its words: what a territory decides of it. Colours are hexadecimal.
 * @param drawBeside draws a territory around the zones of the words, in pixels, as SVG
 */
export function cardDesign<Zone>(
  { title, kind, territory }: CardContent,
  { productName, colors, logo }: CardBrand,
  drawBeside: (territory: HexTerritory, quiet: readonly Zone[]) => string,
) {
  const [ground] = territory.colors;
  const palette = paletteOf(colors);
  const text = palette[textOn(ground, palette)];
  const size = logo === null ? undefined : logoSize(logo);
  const onGround = logo !== null && logoOn(logo, palette[ground], text);
  return {
    title,
    kind,
    name: productName,
    text,
    disc: text,
    half: palette[ground === "hot" ? "paper" : "hot"],
    logo: onGround && size ? { ...size, place: (box: LogoBox) => placeLogo(onGround, box) } : undefined,
    draw: (quiet: readonly Zone[]) => drawBeside(inHex(territory, palette), quiet),
  };
}

/** The one of ink and paper that reads better on a ground. */
function textOn(ground: TerritoryColor, palette: Palette): "ink" | "paper" {
  const contrastWith = (name: "ink" | "paper") => contrastOfHex(palette[ground], palette[name]);
  return contrastWith("ink") >= contrastWith("paper") ? "ink" : "paper";
}
