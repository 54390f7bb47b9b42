import { LOCALES, type Locale } from "@future-native/contract/locales";
import type { PageContext } from "../site/pages";
import { isUnlisted } from "../site/unlisted";
import { detectLocale } from "./detect-locale";
import type { LocaleSwitch } from "./use-switches";

/**
 * The page in the visitor's best language, where it is in another and that translation exists (locale rule 3). On `/` too:
 * the redirect of a first visit does not act for those who return (rule 1). suggestion-room.ts decides the same before the
 * first paint.
 * @param languages as in `navigator.languages`
 */
export function suggestionFor(
  { locale, route, paths, closed }: PageContext,
  languages: readonly string[],
  table: readonly Locale[] = LOCALES,
): LocaleSwitch | undefined {
  const best = table.find(({ code }) => code === detectLocale(languages, table));
  const path = best && paths[best.code];
  if (isUnlisted({ route, closed }) || !path || best.code === locale) return undefined;
  return { locale: best, path };
}
