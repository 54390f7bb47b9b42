/**
 * A moment as people write it, for instance "24 Nov, 10:00".
 * @param moment ISO 8601
 */
export function whenIs(moment: Date | string, language: string): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    ...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  }).format(new Date(moment));
}
