import { LOCALES, type Locale, type LocaleCode } from "@future-native/contract/locales";
import { isThere } from "../site/left-out";
import type { PageContext } from "../site/pages";
import { ROUTES, routePath } from "../site/routes";
import { usePage } from "./use-page";

export interface LocaleSwitch {
  locale: Locale;
  /** The same page in that locale, or its list where it is not translated. */
  path: string;
}

/** Entries of the language switcher (L4): every locale but the page's own; none on the blog. */
export function switchesOf({ route, locale: current, paths, leftOut }: PageContext): LocaleSwitch[] {
  if (ROUTES[route].layout === "blog") return [];
  const fallback = route === "404" ? "index" : (ROUTES[route].parent ?? route);
  const fallbackIn = (code: LocaleCode) => (isThere(leftOut, code, fallback) ? fallback : "index");
  return LOCALES.filter(({ code }) => code !== current && isThere(leftOut, code, "index")).map((locale) => ({
    locale,
    path: paths[locale.code] ?? routePath(fallbackIn(locale.code), locale.code),
  }));
}

/** Entries of the language switcher for the page that is shown. Hand them to LocaleLink. */
export function useSwitches(): LocaleSwitch[] {
  return switchesOf(usePage());
}
