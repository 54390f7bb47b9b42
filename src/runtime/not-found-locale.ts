import { DEFAULT_LOCALE, type LocaleCode } from "@future-native/contract/locales";
import { readLocaleCookie, visibleCookies } from "../i18n/locale-cookie";
import { localeOfPath, routePath } from "../routes";
import { ANY_ADDRESS, type GatsbyLoader, type LoadedPage } from "./gatsby-loader";

const NOT_FOUND_FILE = /\/404(?:\.html)?$/;

/** A 404 speaks the language of its prefix; without a prefix, that of the cookie (N11, locale rule 4). */
export function notFoundLocale(pathname: string, cookies: string): LocaleCode {
  const locale = localeOfPath(pathname);
  return locale === DEFAULT_LOCALE ? (readLocaleCookie(cookies) ?? DEFAULT_LOCALE) : locale;
}

/** Where the 404 in the language of an address was made at. */
function notFoundPath(path: string): string {
  const locale = notFoundLocale(path, visibleCookies());
  return locale === DEFAULT_LOCALE ? ANY_ADDRESS : routePath("404", locale);
}

/** Address of the 404 to show instead of Gatsby's own; undefined where Gatsby's own is right. */
function insteadOf(found: LoadedPage | undefined, path: string): string | undefined {
  if (found?.page?.path !== ANY_ADDRESS) return undefined;
  const instead = notFoundPath(path);
  return instead === ANY_ADDRESS ? undefined : instead;
}

function atAnyAddress(localized: LoadedPage | undefined): LoadedPage | undefined {
  return localized?.page && { ...localized, page: { ...localized.page, path: ANY_ADDRESS } };
}

/** The 404 to show at an address, without asking whether there is a page. */
export async function notFoundPage(path: string, loadPage: GatsbyLoader["loadPage"]): Promise<LoadedPage | undefined> {
  return atAnyAddress(await loadPage(notFoundPath(path)));
}

/**
 * Makes Gatsby show the 404 of the right locale at an address that matches no page. `matchPath` would do the same,
 * but then every address of the locale is listed in the script that all pages load.
 * Call it before Gatsby loads the first page.
 */
export function keepNotFoundLocale(): void {
  const { ___loader: loader, pagePath = "", location } = window;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = async (path) => {
    const found = await loadPage(path);
    const instead = insteadOf(found, path);
    return instead === undefined ? found : (atAnyAddress(await loadPage(instead)) ?? found);
  };
  loader.loadPageSync = (path, options) => {
    const found = loadPageSync(path, options);
    const instead = insteadOf(found, path);
    return instead === undefined ? found : (atAnyAddress(loadPageSync(instead, options)) ?? found);
  };

  if (!NOT_FOUND_FILE.test(pagePath)) return;
  // Else Gatsby would leave the address for the one that the file was made at.
  window.pagePath = ANY_ADDRESS;
  const isAtItsOwnAddress = NOT_FOUND_FILE.test(location.pathname);
  if (!isAtItsOwnAddress && localeOfPath(pagePath) !== notFoundLocale(location.pathname, visibleCookies())) {
    // A static host knows one 404 only: what it gave is in another language and cannot be hydrated.
    document.getElementById("___gatsby")?.replaceChildren();
  }
}
