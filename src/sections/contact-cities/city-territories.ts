import type { TerritoryColor, TerritoryMark } from "@future-native/contract";

interface CityTerritory {
  readonly colors: readonly [TerritoryColor, TerritoryColor, TerritoryColor];
  readonly mark: TerritoryMark;
  readonly seed: number;
}

/** A city is a place on the map as well: by its place in the list, one of each mark. */
const TERRITORIES: readonly [CityTerritory, ...CityTerritory[]] = [
  { colors: ["sun", "hot", "ink"], mark: "arc", seed: 14 },
  { colors: ["ultra", "ice", "hot"], mark: "stack", seed: 26 },
  { colors: ["rose", "plum", "sun"], mark: "grid", seed: 18 },
  { colors: ["lime", "moss", "ink"], mark: "wave", seed: 21 },
  { colors: ["sky", "ultra", "sun"], mark: "blob", seed: 5 },
];

export function territoryOf(index: number): CityTerritory {
  return TERRITORIES[index % TERRITORIES.length] ?? TERRITORIES[0];
}
