import { routeOfPath, withoutSlash } from "../../site/routes";

/** Path of the page of this site that a link leads to; undefined where it leads elsewhere, or to a file. */
export function pageOfLink({ origin, pathname }: HTMLAnchorElement): string | undefined {
  if (origin !== window.location.origin || routeOfPath(pathname) === "404") return undefined;
  return withoutSlash(pathname);
}
