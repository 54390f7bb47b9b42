import { Link } from "gatsby";
import type { ComponentProps } from "react";
import { DEFAULT_LOCALE, type Locale } from "@future-native/contract/locales";
import { localeOfPath, routePath, type RouteName, type RouteParams } from "../routes";
import { useLocale } from "./use-locale";

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
export type LocalizedLinkProps = Omit<ComponentProps<"a">, "href"> & LinkTarget;

/**
 * Address of a link in a locale: a route's path, or a path of the site with the locale's prefix where it has none.
 * What is not a path of the site comes back as it is.
 */
export function addressOf(target: LinkTarget, { code, prefix }: Locale): string {
  if (target.route !== undefined) {
    return routePath(target.route, code, target.params) + (target.hash ? `#${target.hash}` : "");
  }
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target.to) ?? [];
  if (!isSitePath(target.to) || localeOfPath(pathname) !== DEFAULT_LOCALE) return target.to;
  return (pathname === "/" ? prefix || "/" : prefix + pathname) + rest;
}

function isSitePath(address: string): boolean {
  return address.startsWith("/") && !address.startsWith("//");
}

/**
 * A link in the page's locale, by route (`route="cases-alias" params={{ alias }}`) or by address (`to`).
 * Addresses of other sites, mail and phone are plain links (G5). `aria-current` marks the page one is on.
 */
export function LocalizedLink({ route, params, hash, to, ref, children, ...rest }: LocalizedLinkProps) {
  const locale = useLocale();
  const target: LinkTarget = route === undefined ? { to } : { route, params, hash };
  const address = addressOf(target, locale);
  return isSitePath(address) ? (
    <Link {...rest} innerRef={ref} to={address}>
      {children}
    </Link>
  ) : (
    <a {...rest} ref={ref} href={address}>
      {children}
    </a>
  );
}
