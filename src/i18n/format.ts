/** A calendar date (`2025-03-01` or a moment) in words of a language. */
export function formatDate(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** A moment, in milliseconds since 1970, in words of a language and by the visitor's clock. */
export function formatMoment(time: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "medium" }).format(time);
}

/** A sum without its hundredths, with the sign of the currency (an ISO 4217 code) where a language puts it. */
export function formatMoney(sum: number, currency: string, tag: string): string {
  return new Intl.NumberFormat(tag, { style: "currency", currency, maximumFractionDigits: 0 }).format(sum);
}
