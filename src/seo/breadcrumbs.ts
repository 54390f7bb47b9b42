import type { ParseKeys, TFunction } from "i18next";
import { isThere } from "../site/left-out";
import type { PageContext } from "../site/pages";
import { ROUTES, routePath, type RouteName } from "../site/routes";
import { absoluteUrl } from "./head-data";
import { breadcrumbs, type StructuredData } from "./structured-data";

/** Lists are called in the breadcrumbs what the menu calls them. */
const MENU_NAMES: Partial<Record<RouteName, ParseKeys>> = {
  blog: "menu.blog",
  career: "menu.jobs",
  cases: "menu.cases",
};

/**
 * The way from the home page to this one (X2).
 * @param title name of the page
 * @returns nothing for the home page and the 404
 */
export function breadcrumbsOf(
  { route, locale, paths, i18n, leftOut }: PageContext,
  title: string | null | undefined,
  t: TFunction,
  siteUrl: string,
): StructuredData[] {
  if (route === "index" || route === "404" || !title) return [];
  const { parent } = ROUTES[route];
  const parentName = parent && isThere(leftOut, locale, parent) && MENU_NAMES[parent];
  const step = (name: string, path: string) => ({ name, url: absoluteUrl(siteUrl, path) });
  return [
    breadcrumbs([
      step(t("menu.index"), routePath("index", locale)),
      ...(parent && parentName ? [step(t(parentName), routePath(parent, locale))] : []),
      step(title, paths[locale] ?? i18n.path),
    ]),
  ];
}
