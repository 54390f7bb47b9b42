import type { SearchKind, TerritoryColor, TerritoryMark } from "@future-native/contract";
import type { FoundEntry } from "./found-entry";

interface Sign {
  ground: TerritoryColor;
  figure: TerritoryColor;
  mark: TerritoryMark;
}

/** Of what has no territory of its own. */
const SIGNS: Readonly<Record<SearchKind, Sign>> = {
  case: { ground: "lime", figure: "moss", mark: "grid" },
  vacancy: { ground: "rose", figure: "plum", mark: "stack" },
  article: { ground: "ice", figure: "ultra", mark: "wave" },
  service: { ground: "sun", figure: "hot", mark: "arc" },
  person: { ground: "sky", figure: "ultra", mark: "blob" },
  news: { ground: "plum", figure: "rose", mark: "wave" },
};

/** Sign of an entry: its territory's, or that of its kind. */
export function signOf({ kind, territory }: Pick<FoundEntry, "kind" | "territory">): Sign {
  if (!territory) return SIGNS[kind];
  const [first, second] = territory.colors;
  const { mark } = territory;
  // Paper on paper would be no ground.
  return first === "paper" ? { ground: second, figure: first, mark } : { ground: first, figure: second, mark };
}
