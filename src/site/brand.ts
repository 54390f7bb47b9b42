/** Own colours and logo of a site, worked out when it is built (decision 196). */
import type { Site } from "@future-native/contract";
import { contrastOfHex, logoOn, paletteOf, TERRITORY_HEX, type Palette } from "@future-native/contract/cards";
import { writeSvg } from "./write-svg";

export type Brand = Pick<Site, "colors" | "logo">;

/** @param root folder of the site */
export const brandResolvers = (root: string) => ({
  SiteSettings: {
    style: {
      type: "String",
      description: "Style sheet of own colours; null where they are those of the design",
      resolve: ({ colors }: Brand) => colors && styleOf(colors),
    },
    ownLogo: {
      type: "[String!]",
      description: "Files of the site's own logo, for light grounds, for dark ones and for the accent",
      resolve({ colors, logo }: Brand) {
        const palette = paletteOf(colors);
        const { ink, paper, hot } = palette;
        const write = (...on: [ground: string, text: string]) =>
          writeSvg(logoOn(logo ?? "", ...on), "static/logo", root);
        return logo && Promise.all([write(paper, ink), write(ink, paper), write(hot, wordsOn(hot, palette))]);
      },
    },
  },
});

const isReadable = (color: string, ground: string) => contrastOfHex(color, ground) >= 4.5;

/** The first of ink, paper, black and white that reads on a ground. */
export const wordsOn = (ground: string, { ink, paper }: Palette): string =>
  [ink, paper, "#000000"].find((color) => isReadable(color, ground)) ?? "#ffffff";

/** Quiet words on a ground, which read where the loud ones have this contrast; otherwise there are none. */
const quietOn = (ground: string, text: string) =>
  contrastOfHex(ground, text) < 12 ? text : `color-mix(in srgb,${text} 70%,${ground})`;

const rule = (selector: string, values: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(values)
    .flatMap(([name, value]) => ["--", name, ":", value, ";"])
    .join("")}}`;

const OTHER_GROUNDS = "[data-ground]:not([data-ground=ink],[data-ground=paper],[data-ground=hot])";

/** Values of the tokens for a site with its own colours. No character of it means anything to HTML. */
export function styleOf(colors: NonNullable<Brand["colors"]>): string {
  const { ground, ink, accent } = colors;
  const onHot = wordsOn(accent, paletteOf(colors));
  const tokens = {
    ...{ paper: ground, ink, night: ink, hot: accent, "on-hot": onHot },
    land: `color-mix(in srgb,${ink} 7%,${ground})`,
    ...{ "paper-quiet": quietOn(ground, ink), "paper-accent": isReadable(accent, ground) ? accent : ink },
    ...{ "night-quiet": quietOn(ink, ground), "night-accent": isReadable(accent, ink) ? accent : ground },
  };
  const { ink: ownInk, paper: ownPaper, rose, moss } = TERRITORY_HEX;
  const isLight = contrastOfHex(onHot, "#000000") > contrastOfHex(accent, "#000000");
  const onAccent = { text: onHot, "text-quiet": onHot, "accent-text": onHot, "logo-disc": onHot };
  return [
    rule(":root", tokens),
    // Of the territories the one that dark words read worst on, and that of light ones.
    isReadable(ink, rose) && isReadable(ground, moss) ? "" : rule(OTHER_GROUNDS, { ink: ownInk, paper: ownPaper }),
    onHot === ink ? "" : rule("[data-ground=hot]", { ...onAccent, invert: isLight ? "1" : "0" }),
  ].join("");
}
