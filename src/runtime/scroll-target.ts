interface Arrival {
  /** Whether it is the page that the visit begins with, another than before, or the same with another query or entry. */
  page: "first" | "other" | "same";
  /** Offset in px where one was in this entry of the history. */
  saved: number | undefined;
  /** With `#`, or empty. */
  hash: string;
  /** Whether the query is another one. */
  isNewQuery: boolean;
}

/**
 * Where to scroll on arrival (N23): to where one was, else to what the hash names, else to the top.
 * @returns offset in px, an id, or undefined to stay
 */
export function scrollTarget({ page, saved, hash, isNewQuery }: Arrival): number | string | undefined {
  if (saved !== undefined) return saved;
  // The browser has found the hash of a first page already.
  if (page === "first") return undefined;
  if (hash) return idOf(hash);
  // A filter in the query changes the page under one's eyes.
  return page === "same" && isNewQuery ? undefined : 0;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
