import type { SearchEntry, SearchKind } from "@future-native/contract";
import type { SearchResult, Stretch } from "static-search";

/** An entry that was found, as it is shown. */
export interface FoundEntry {
  /** Of no other entry: services and people share an address. */
  id: number;
  kind: SearchKind;
  url: string;
  territory: SearchEntry["territory"];
  title: readonly Stretch[];
  facts: string;
  /** The sentence with the words; the beginning of the text if they occur only in the title. */
  sentence: readonly Stretch[];
}

type Marking = Pick<typeof import("static-search"), "markWords" | "sentenceWith">;

/** Marks in each entry what was looked for. */
export function foundEntries(
  { hits, isFound }: SearchResult<SearchEntry, SearchKind>,
  { markWords, sentenceWith }: Marking,
): FoundEntry[] {
  return hits.map(({ kind, document: id, stored: { url, title, facts, texts, territory } }) => ({
    ...{ id, kind, url, facts, territory },
    title: markWords(title, isFound),
    sentence: markWords(sentenceWith(texts, isFound), isFound),
  }));
}
