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

/** A territory with its colours as hexadecimal, in their order. */
export function inHex({ colors: [ground, figure, accent], ...source }: Territory) {
  const colors = [TERRITORY_HEX[ground], TERRITORY_HEX[figure], TERRITORY_HEX[accent]] as const;
  return { ...source, colors };
}

/** Contrast of two colours of territories, from 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: TerritoryColor, other: TerritoryColor): number {
  const [first, second] = [luminanceOf(channelsOf(TERRITORY_HEX[one])), luminanceOf(channelsOf(TERRITORY_HEX[other]))];
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
