/**
 * A moment as people write it, for instance "24 Nov, 10:00".
 * @param moment ISO 8601
 */
export function formatMoment(moment: Date | string, language: string): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    ...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  }).format(new Date(moment));
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/**
 * How long ago something was, as people say it: "12 seconds ago".
 * @param moment ISO 8601
 * @param now the server's clock, ISO 8601
 */
export function ago(moment: string, now: string, language: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(moment)) / 1000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const unit = UNITS.find(([, size]) => seconds >= size);
  return unit ? format.format(-Math.floor(seconds / unit[1]), unit[0]) : format.format(-seconds, "second");
}
