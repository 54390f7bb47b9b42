import { DEFAULT_LOCALE, type LocaleCode } from "@future-native/contract/locales";
import { readLocaleCookie, visibleCookies } from "../i18n/locale-cookie";
import { localeOfPath, routePath } from "../site/routes";
import { ANY_ADDRESS } from "./gatsby-loader";

const NOT_FOUND_FILE = /\/404(?:\.html)?$/;

/** A 404 speaks the language of its prefix; without a prefix, that of the cookie (N11, locale rule 4). */
export function notFoundLocale(pathname: string, cookies: string): LocaleCode {
  const locale = localeOfPath(pathname);
  return locale === DEFAULT_LOCALE ? (readLocaleCookie(cookies) ?? DEFAULT_LOCALE) : locale;
}

/** Path of the 404 page in the locale of an address. */
export function notFoundPath(path: string): string {
  const locale = notFoundLocale(path, visibleCookies());
  return locale === DEFAULT_LOCALE ? ANY_ADDRESS : routePath("404", locale);
}

/**
 * A static host knows one 404 only: where what it gave is in another language it cannot be hydrated, and goes.
 * Call it before Gatsby loads the first page.
 */
export function replaceForeignNotFound(): void {
  const { pagePath = "", location } = window;
  if (!NOT_FOUND_FILE.test(pagePath)) return;
  // Else Gatsby would leave the address for the one that the file was made at.
  window.pagePath = ANY_ADDRESS;
  const isAtItsOwnAddress = NOT_FOUND_FILE.test(location.pathname);
  if (!isAtItsOwnAddress && localeOfPath(pagePath) !== notFoundLocale(location.pathname, visibleCookies())) {
    document.getElementById("___gatsby")?.replaceChildren();
  }
}
