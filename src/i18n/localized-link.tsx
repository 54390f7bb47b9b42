import { Link } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";
import { addressOf, isSitePath, type LinkTarget } from "../site/link-address";
import { routeOfPath } from "../site/routes";
import { useLocale } from "./use-locale";
import { useIsThere, usePage } from "./use-page";

export type LocalizedLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & LinkTarget;

/** Whether Gatsby has a page at an address; files, the CMS and other sites are left to the browser. */
function isPage(address: string): boolean {
  return isSitePath(address) && routeOfPath(address.replace(/[?#].*$/s, "")) !== "404";
}

/**
 * Gatsby's link in the page's locale, by route (`route="cases-alias" params={{ alias }}`) or by address (`to`); a plain one
 * where the address is no page's. `aria-current` marks the page one is on. There is none to a place without content.
 */
export function LocalizedLink({ route, params, hash, to, children, ...rest }: LocalizedLinkProps) {
  const { path } = usePage().i18n;
  const locale = useLocale();
  const isThere = useIsThere();
  if (route !== undefined && !isThere(route, hash)) return null;
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
