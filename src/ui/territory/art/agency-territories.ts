/** The agency's own territories, beside those of its cases (N2, N5, N9). */
import type { Territory } from "@future-native/contract";

/** Taken one after another, and then from the first again. */
type Turns = readonly [Territory, ...Territory[]];

/** Beside the story of where it comes from. */
export const ORIGIN: Territory = { colors: ["hot", "ink", "paper"], mark: "arc", seed: 8 };

/** Each value is a territory: its ground is the card's, and the drawing grows out of it. */
export const VALUES: Turns = [
  { colors: ["lime", "moss", "ink"], mark: "arc", seed: 12 },
  { colors: ["ultra", "sky", "sun"], mark: "stack", seed: 31 },
  { colors: ["rose", "plum", "hot"], mark: "blob", seed: 9 },
  { colors: ["sun", "ink", "hot"], mark: "wave", seed: 18 },
  { colors: ["ice", "ultra", "rose"], mark: "grid", seed: 4 },
  { colors: ["moss", "lime", "sun"], mark: "arc", seed: 21 },
];

/** A city is a place on the map as well: one of each mark. */
export const CITIES: Turns = [
  { colors: ["sun", "hot", "ink"], mark: "arc", seed: 14 },
  { colors: ["ultra", "ice", "hot"], mark: "stack", seed: 26 },
  { colors: ["rose", "plum", "sun"], mark: "grid", seed: 18 },
  { colors: ["lime", "moss", "ink"], mark: "wave", seed: 21 },
  { colors: ["sky", "ultra", "sun"], mark: "blob", seed: 5 },
];

/** The territory of an item of a list that may be longer. */
export function inTurn(turns: Turns, index: number): Territory {
  return turns[index % turns.length] ?? turns[0];
}
