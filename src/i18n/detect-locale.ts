/**
 * The locale that suits a visitor best (L3). An exact tag scores 1 − position/length, the language alone
 * 0.999 − position/length; the highest score wins, a tie goes to the longer code. Case makes no difference.
 *
 * @param languages the visitor's tags, best first, as in `navigator.languages`; odd ones match nothing
 * @param locales code and BCP 47 tag of each locale
 * @returns the code of the best locale, undefined when none matches
 */
export function detectLocale(
  languages: readonly string[],
  locales: readonly { code: string; tag: string }[],
): string | undefined {
  let best: string | undefined;
  let bestScore = -1;
  languages.forEach((language, position) => {
    const wanted = String(language).toLowerCase();
    locales.forEach((locale) => {
      const tag = String(locale.tag || "").toLowerCase();
      if (tag === "" || tag.split("-")[0] !== wanted.split("-")[0]) return;
      const score = (tag === wanted ? 1 : 0.999) - position / languages.length;
      if (score > bestScore || (score === bestScore && best !== undefined && locale.code.length > best.length)) {
        best = locale.code;
        bestScore = score;
      }
    });
  });
  return best;
}
