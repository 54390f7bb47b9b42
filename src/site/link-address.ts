/** Targets of links, in the locale of the page that they are on. */
import { DEFAULT_LOCALE, type Locale } from "@future-native/contract/locales";
import { localeOfPath, routeOfPath, routePath, withoutSlash, type RouteName, type RouteParams } from "./routes";

interface RouteTarget {
  route: RouteName;
  params?: RouteParams;
  /** Without `#`. */
  hash?: string;
  to?: undefined;
}

interface AddressTarget {
  /** A path of the site, with or without a prefix, or any other address. */
  to: string;
  route?: undefined;
  params?: undefined;
  hash?: undefined;
}

export type LinkTarget = RouteTarget | AddressTarget;
/**
 * Address of a link in a locale: a route's path, or the path of a page, with the locale's prefix added if it has none.
 * Other addresses are returned unchanged.
 */
export function addressOf(target: LinkTarget, { code, prefix }: Locale): string {
  if (target.route !== undefined) {
    return routePath(target.route, code, target.params) + (target.hash ? `#${target.hash}` : "");
  }
  if (!isSitePath(target.to)) return target.to;
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target.to) ?? [];
  const path = withoutSlash(pathname);
  if (localeOfPath(path) !== DEFAULT_LOCALE) return path + rest;
  // A file, or the CMS: they have one address for all locales.
  if (routeOfPath(path) === "404") return target.to;
  return (path === "/" ? prefix || "/" : prefix + path) + rest;
}

/** Whether an address is a path of this site, a page or a file. */
export function isSitePath(address: string): boolean {
  return address.startsWith("/") && !address.startsWith("//");
}
