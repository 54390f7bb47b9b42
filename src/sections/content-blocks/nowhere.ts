import type { TerritoryData } from "../../ui/territory/territory-data";

/** For what is drawn from a territory on a page that is none. */
export const NOWHERE: TerritoryData = { colors: ["ink", "hot", "paper"], mark: "stack", seed: 7 };
