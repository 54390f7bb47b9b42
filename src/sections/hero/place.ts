import type { TerritoryData } from "../../ui/territory/territory-art";

/** A word that may end the slogan, and the territory that it stands on. */
export interface Place {
  word: string;
  territory: TerritoryData;
}

export interface PlacesProps {
  places: readonly Place[];
  now: number;
  /** What is being covered; undefined until the first change. */
  before: number | undefined;
}

interface Layer extends Place {
  index: number;
  /** `still` is what the page comes with: it does not move. */
  state: "leaving" | "coming" | "still";
}

/** What is drawn: the place that comes over the one that leaves. */
export function layersOf({ places, now, before }: PlacesProps): Layer[] {
  return places.flatMap((place, index): Layer[] => {
    if (index === now) return [{ ...place, index, state: before === undefined ? "still" : "coming" }];
    return index === before ? [{ ...place, index, state: "leaving" }] : [];
  });
}
