import type { Territory, TerritoryColor } from "@future-native/contract";

/** Values of the territory palette, as the brand fixes them. */
export const PALETTE: Record<TerritoryColor, string> = {
  hot: "#FF4B1F",
  lime: "#C6F135",
  sky: "#7CC4FF",
  ultra: "#3A2BFF",
  rose: "#FF8FB8",
  sand: "#E2C48D",
  moss: "#1F5C3F",
  plum: "#4B1D52",
  ice: "#CFE9E5",
  sun: "#FFC21A",
  ink: "#0E0E10",
  paper: "#F4F3EE",
};

/** The three colours of one composition, as hex values. */
export interface Triad {
  ground: string;
  figure: string;
  accent: string;
}

export function triadOf([ground, figure, accent]: Territory["colors"]): Triad {
  return { ground: PALETTE[ground], figure: PALETTE[figure], accent: PALETTE[accent] };
}
