import type { TerritoryColor } from "../common";

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
