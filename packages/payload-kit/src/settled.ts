/** So long after the moment in an entry's row all of it can be read, in milliseconds: its texts are written after the row. */
const LONGEST_SAVE = 10_000;

/**
 * Up to which moment a reading has seen everything as it stays; what was saved later is read again.
 * @param newest moment of the last save that was seen, ISO 8601, or empty
 * @param readAt when the reading began, milliseconds since 1970
 */
export function settledUntil(newest: string, readAt: number): string {
  const limit = new Date(readAt - LONGEST_SAVE).toISOString();
  return newest < limit ? newest : limit;
}
