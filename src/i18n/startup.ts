import {
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_COOKIE,
  getLocale,
  isLocaleCode,
  type LocaleCode,
} from "@future-native/contract/locales";
import { localeOfPath } from "../site/routes";
import { detectLocale } from "./detect-locale";

export interface Visit {
  pathname: string;
  /** Locale of the cookie, when it holds a valid one. */
  cookie: LocaleCode | undefined;
  /** The browser's language tags, best first. */
  languages: readonly string[];
}

export interface Startup {
  /** Locale of the page, which the cookie is set to. */
  locale: LocaleCode;
  /** Target of the redirect of a first visit to `/`, if there is one. */
  redirect?: string;
}

/** The locale rules 1 and 2: only a first visit to `/` is ever redirected; any page sets the cookie to its own locale. */
export function decideStartup({ pathname, cookie, languages }: Visit): Startup {
  const locale = localeOfPath(pathname);
  if (pathname !== "/" || cookie !== undefined) return { locale };
  const detected = detectLocale(languages, LOCALES);
  if (!isLocaleCode(detected) || detected === DEFAULT_LOCALE) return { locale };
  return { locale: detected, redirect: getLocale(detected).prefix };
}

/**
 * The inline script of the home page: the same decision as decideStartup's, made before the first paint and before
 * any other code has arrived. A constant, so that a content security policy can name its hash.
 */
export function firstVisitScript(): string {
  const locales = LOCALES.map(({ code, tag, prefix }) => ({ code, tag, prefix }));
  const cookie = `(?:^|;\\s*)${LOCALE_COOKIE.name}=(?:${LOCALES.map(({ code }) => code).join("|")})(?:;|$)`;
  return [
    "(function(){try{",
    `if(location.pathname!=="/"||new RegExp(${JSON.stringify(cookie)}).test(document.cookie))return;`,
    `var locales=${JSON.stringify(locales)};`,
    `var code=(${detectLocale.toString()})(navigator.languages||[navigator.language],locales);`,
    "var locale=locales.filter(function(one){return one.code===code})[0];",
    "if(locale&&locale.prefix)location.replace(locale.prefix+location.search+location.hash);",
    "}catch(error){}})()",
  ].join("");
}
