import type { ComponentProps } from "react";
import { DEFAULT_LOCALE, type Locale } from "@future-native/contract/locales";
import { localeOfPath, routePath, withoutSlash, type RouteName, type RouteParams } from "../site/routes";
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
export type LocalizedLinkProps = Omit<ComponentProps<"a">, "href"> & LinkTarget;

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

/**
 * A link in the page's locale, by route (`route="cases-alias" params={{ alias }}`) or by address (`to`). `aria-current`
 * marks the page one is on. It is a plain link: those to pages are followed by src/navigation/links (G5).
 */
export function LocalizedLink({ route, params, hash, to, children, ...rest }: LocalizedLinkProps) {
  const { path } = usePage().i18n;
  const locale = useLocale();
  const target: LinkTarget = route === undefined ? { to } : { route, params, hash };
  const address = addressOf(target, locale);
  return (
    <a aria-current={address === path ? "page" : undefined} {...rest} href={address}>
      {children}
    </a>
  );
}
