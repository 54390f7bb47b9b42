import { diffWordsWithSpace } from "diff";

/** A part of a text: as it was, new, or gone. */
export interface Part {
  readonly is: "same" | "added" | "removed";
  readonly text: string;
}

/** Word diff of two texts; the parts in their order contain both texts. */
export function textChanges(before: string, now: string): Part[] {
  return diffWordsWithSpace(before, now).map(({ added, removed, value }) => ({
    is: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}
