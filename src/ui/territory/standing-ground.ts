import type { TerritoryData } from "./territory-art";

/** The colour of a territory that stands out from a page: its ground, or its accent where the ground is the page's paper. */
export function standingGround({ colors }: Pick<TerritoryData, "colors">): string | undefined {
  const [ground, , accent] = colors;
  return ground === "paper" ? accent : ground;
}
