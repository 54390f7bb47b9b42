import type { Territory, TerritoryColor } from "./common";

/** The colours of territories where there is no style sheet; src/styles/tokens.css holds the same, and a test compares. */
export const TERRITORY_HEX: Readonly<Record<TerritoryColor, string>> = {
  hot: "#ff4b1f",
  lime: "#c6f135",
  sky: "#7cc4ff",
  ultra: "#3a2bff",
  rose: "#ff8fb8",
  sand: "#e2c48d",
  moss: "#1f5c3f",
  plum: "#4b1d52",
  ice: "#cfe9e5",
  sun: "#ffc21a",
  ink: "#0e0e10",
  paper: "#f4f3ee",
};

/** A colour of each name, as `#rrggbb`. */
export type Palette = typeof TERRITORY_HEX;

/** Colours of a site that has its own, as `#rrggbb`. */
export interface SiteColors {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

const { paper: ground, ink, hot: accent } = TERRITORY_HEX;
/** Those of the tokens. */
export const DEFAULT_COLORS: SiteColors = { ground, ink, accent };

/** The colours of a form, and those of the tokens where it has none. */
export function completeColors(values: Partial<Record<keyof SiteColors, unknown>> | null | undefined): SiteColors {
  const given = Object.entries(values ?? {}).filter(([, value]) => value);
  return { ...DEFAULT_COLORS, ...Object.fromEntries(given) };
}

/** Least contrast of ink and of accent with the ground. */
export const LEAST_CONTRAST = { ink: 4.5, accent: 3 } as const;

/** The palette of a site: its own colours are called paper, ink and hot. */
export const paletteOf = (colors: SiteColors | null | undefined): Palette =>
  colors ? { ...TERRITORY_HEX, paper: colors.ground, ink: colors.ink, hot: colors.accent } : TERRITORY_HEX;

/** A territory with its colours as hexadecimal, in their order. @param palette of the site */
export function inHex({ colors: [first, second, third], ...source }: Territory, palette: Palette = TERRITORY_HEX) {
  return { ...source, colors: [palette[first], palette[second], palette[third]] as const };
}
export type HexTerritory = ReturnType<typeof inHex>;

/** Contrast of two colours as `#rrggbb`, from 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOfHex(one: string, other: string): number {
  const [first, second] = [luminanceOf(channelsOf(one)), luminanceOf(channelsOf(other))];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * @param channels red, green and blue, from 0 to 255
 * @returns from 0 to 1
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
