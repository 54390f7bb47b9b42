/** A calendar date (`2025-03-01` or a moment) in words of a language. */
export function formatDate(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** A number with the separators of a language. */
export function formatNumber(number: number, tag: string): string {
  return new Intl.NumberFormat(tag).format(number);
}
