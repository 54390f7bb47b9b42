import { LOCALE_COOKIE, isLocaleCode, type LocaleCode } from "@future-native/contract/locales";

const SECONDS_A_DAY = 86_400;

/**
 * @param cookies the text of `document.cookie`
 * @returns the locale that it keeps; undefined when there is none or it names no locale of ours
 */
export function readLocaleCookie(cookies: string): LocaleCode | undefined {
  const prefix = `${LOCALE_COOKIE.name}=`;
  const value = cookies
    .split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
  return isLocaleCode(value) ? value : undefined;
}

/** Value to assign to `document.cookie` to keep a locale: host-only, not Secure (L3). */
export function localeCookie(locale: LocaleCode): string {
  return `${LOCALE_COOKIE.name}=${locale}; Max-Age=${LOCALE_COOKIE.days * SECONDS_A_DAY}; Path=/; SameSite=Lax`;
}

/**
 * Stores a locale for the next visit. If cookies are blocked, the address alone determines the language, which is
 * enough.
 */
export function keepLocale(locale: LocaleCode): void {
  try {
    document.cookie = localeCookie(locale);
  } catch {
    // A sandboxed document has no cookies and throws.
  }
}

/** The text of `document.cookie`; empty where the document may have none. */
export function visibleCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
