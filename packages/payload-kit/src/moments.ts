/**
 * A moment as Payload's `dateFormat` of the admin has it, "24 Nov 2026, 10:00", by the clock of this machine.
 * @param moment ISO 8601
 * @param hasZone whether it names the time zone: "24 Nov 2026, 10:00 GMT+4"
 */
export function formatMoment(moment: Date | string, language: string, hasZone = false): string {
  const parts = new Intl.DateTimeFormat(language, {
    ...{ day: "numeric", month: "short", year: "numeric", timeZoneName: "short" },
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).formatToParts(new Date(moment));
  const of = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value;
  const zone = hasZone ? ` ${of("timeZoneName")}` : "";
  return `${of("day")} ${of("month")} ${of("year")}, ${of("hour")}:${of("minute")}${zone}`;
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
