/** Of each end of a long text so much is kept: together less than the 40,000 that a field of Payload takes by default. */
const KEPT = 15_000;

/**
 * A text of any origin and length as both databases and every field take it: without NUL, which PostgreSQL refuses, and of a
 * long one the beginning and the end.
 */
export function storableText(text: string): string {
  const plain = text.replaceAll("\0", "");
  if (plain.length <= 2 * KEPT) return plain;
  // A cut may go through a character of two units; half of one is no text.
  const beginning = plain.slice(0, KEPT).replace(/[\uD800-\uDBFF]$/, "");
  const end = plain.slice(-KEPT).replace(/^[\uDC00-\uDFFF]/, "");
  return `${beginning}\n\n… ${plain.length - 2 * KEPT} characters left out …\n\n${end}`;
}
