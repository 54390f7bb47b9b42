import { isThere } from "../site/left-out";
import type { PageContext } from "../site/pages";
import type { RouteName } from "../site/routes";
import { usePageValue } from "./page-provider";

/** The context of the page that is shown: its route, name, entry and alternates. */
export function usePage(): PageContext {
  return usePageValue().page;
}

/** @returns a function that tells whether the page's locale has a screen, or a section of it: links to others are left out */
export function useIsThere(): (route: RouteName, hash?: string) => boolean {
  const { leftOut, locale } = usePage();
  return (route, hash) => isThere(leftOut, locale, route, hash);
}
