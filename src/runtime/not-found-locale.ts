import { DEFAULT_LOCALE, type LocaleCode } from "@future-native/contract/locales";
import { readLocaleCookie, visibleCookies } from "../i18n/locale-cookie";
import { localeOfPath, routePath } from "../routes";

/** What Gatsby's loader gives for an address; more of it is of no concern here. */
interface LoadedPage {
  readonly page?: { readonly path: string };
  /** `error` where it could not be loaded. */
  readonly status?: string;
}

interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

declare global {
  interface Window {
    ___loader: Loader;
    /** Where the file was made at that the server gave. */
    pagePath?: string;
  }
}

const FALLBACK = "/404.html";
const NOT_FOUND_FILE = /\/404(?:\.html)?$/;

/** A 404 speaks the language of its prefix; without a prefix, that of the cookie (N11, locale rule 4). */
export function notFoundLocale(pathname: string, cookies: string): LocaleCode {
  const locale = localeOfPath(pathname);
  return locale === DEFAULT_LOCALE ? (readLocaleCookie(cookies) ?? DEFAULT_LOCALE) : locale;
}

/** Address of the 404 to show instead of Gatsby's own; undefined where Gatsby's own is right. */
function insteadOf(found: LoadedPage | undefined, path: string): string | undefined {
  if (found?.page?.path !== FALLBACK) return undefined;
  const locale = notFoundLocale(path, visibleCookies());
  return locale === DEFAULT_LOCALE ? undefined : routePath("404", locale);
}

/** Under the fallback's path Gatsby shows a page at whatever address was asked for. */
function asFallback(localized: LoadedPage | undefined): LoadedPage | undefined {
  return localized?.page && { ...localized, page: { ...localized.page, path: FALLBACK } };
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
    return instead === undefined ? found : (asFallback(await loadPage(instead)) ?? found);
  };
  loader.loadPageSync = (path, options) => {
    const found = loadPageSync(path, options);
    const instead = insteadOf(found, path);
    return instead === undefined ? found : (asFallback(loadPageSync(instead, options)) ?? found);
  };

  if (!NOT_FOUND_FILE.test(pagePath)) return;
  // Else Gatsby would leave the address for the one that the file was made at.
  window.pagePath = FALLBACK;
  const isAtItsOwnAddress = NOT_FOUND_FILE.test(location.pathname);
  if (!isAtItsOwnAddress && localeOfPath(pagePath) !== notFoundLocale(location.pathname, visibleCookies())) {
    // A static host knows one 404 only: what it gave is in another language and cannot be hydrated.
    document.getElementById("___gatsby")?.replaceChildren();
  }
}
