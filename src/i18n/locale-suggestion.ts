import { LOCALES, type Locale } from "@future-native/contract/locales";
import type { PageContext } from "../site/pages";
import { isUnlisted } from "../site/unlisted";
import { detectLocale } from "./detect-locale";
import type { LocaleSwitch } from "./use-switches";

/**
 * The page in the visitor's best language, where it is in another and that translation exists (locale rule 3). On `/` the
 * first visit has been decided already (rule 1), and a visitor who returns to `/` has chosen it. suggestion-room.ts
 * decides the same before the first paint.
 * @param languages as in `navigator.languages`
 */
export function suggestionFor(
  { locale, route, paths, closed }: PageContext,
  languages: readonly string[],
  table: readonly Locale[] = LOCALES,
): LocaleSwitch | undefined {
  const best = table.find(({ code }) => code === detectLocale(languages, table));
  const path = best && paths[best.code];
  const current = table.find(({ code }) => code === locale);
  const isDefaultHome = route === "index" && current?.prefix === "";
  if (isUnlisted({ route, closed }) || !path || best.code === locale || isDefaultHome) return undefined;
  return { locale: best, path };
}
