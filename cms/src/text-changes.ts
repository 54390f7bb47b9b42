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

const PARAGRAPH = "\n\n";

/** The parts without paragraphs that are far from any change: of several in a row, those beside a change stay. */
export function nearChanges(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const paragraphs = part.text.split(PARAGRAPH);
    if (part.is !== "same" || paragraphs.length < 4) return part;
    const head = at === 0 ? [] : paragraphs.slice(0, 2);
    const tail = at === parts.length - 1 ? [] : paragraphs.slice(-2);
    return { ...part, text: [...head, "…", ...tail].join(PARAGRAPH) };
  });
}
