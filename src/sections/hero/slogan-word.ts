import type { TerritoryData } from "../../ui/territory/territory-data";

/** A word that may end the slogan, and the territory behind it. */
export interface SloganWord {
  word: string;
  /** With the file of its drawing. */
  territory: TerritoryData & { readonly drawing: string };
  /** Alias of the case whose territory it is. */
  alias: string;
}

export interface SloganWordsProps {
  places: readonly SloganWord[];
  now: number;
  /** Index of the word that is being covered; undefined until the first change. */
  before: number | undefined;
}

interface Layer extends SloganWord {
  index: number;
  /** `still` is what the page comes with: it does not move. */
  state: "leaving" | "coming" | "still";
}

/** The drawn layers: the entering one over the leaving one. */
export function layersOf({ places, now, before }: SloganWordsProps): Layer[] {
  return places.flatMap((place, index): Layer[] => {
    if (index === now) return [{ ...place, index, state: before === undefined ? "still" : "coming" }];
    return index === before ? [{ ...place, index, state: "leaving" }] : [];
  });
}
