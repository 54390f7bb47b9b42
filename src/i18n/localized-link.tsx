import { Link } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";
import { DEFAULT_LOCALE, type Locale } from "@future-native/contract/locales";
import { localeOfPath, routeOfPath, routePath, withoutSlash, type RouteName, type RouteParams } from "../site/routes";
import { useLocale } from "./use-locale";
import { usePage } from "./use-page";

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
export type LocalizedLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & LinkTarget;

/**
 * Address of a link in a locale: a route's path, or a path of the site with the locale's prefix where it has none.
 * What is not a path of the site comes back as it is.
 */
export function addressOf(target: LinkTarget, { code, prefix }: Locale): string {
  if (target.route !== undefined) {
    return routePath(target.route, code, target.params) + (target.hash ? `#${target.hash}` : "");
  }
  if (!isSitePath(target.to)) return target.to;
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target.to) ?? [];
  const path = withoutSlash(pathname);
  if (localeOfPath(path) !== DEFAULT_LOCALE) return path + rest;
  return (path === "/" ? prefix || "/" : prefix + path) + rest;
}

function isSitePath(address: string): boolean {
  return address.startsWith("/") && !address.startsWith("//");
}

/** Whether Gatsby has a page at an address; a file, the CMS and other sites are the browser's business. */
function isPage(address: string): boolean {
  return isSitePath(address) && routeOfPath(address.replace(/[?#].*$/s, "")) !== "404";
}

/**
 * Gatsby's link in the page's locale, by route (`route="cases-alias" params={{ alias }}`) or by address (`to`); a plain one
 * where the address is no page's. `aria-current` marks the page one is on.
 */
export function LocalizedLink({ route, params, hash, to, children, ...rest }: LocalizedLinkProps) {
  const { path } = usePage().i18n;
  const locale = useLocale();
  const target: LinkTarget = route === undefined ? { to } : { route, params, hash };
  const address = addressOf(target, locale);
  // Gatsby's link would take over those that lead to a file or another tab too.
  if (!isPage(address) || rest.target !== undefined || rest.download !== undefined) {
    return (
      <a {...rest} href={address}>
        {children}
      </a>
    );
  }
  return (
    <Link aria-current={address === path ? "page" : undefined} {...rest} to={address}>
      {children}
    </Link>
  );
}
