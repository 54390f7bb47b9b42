/** Places of the site that have no content in a locale yet: no page, link, menu or list leads there. */
import type { LocaleCode } from "@future-native/contract/locales";
import type { RouteName } from "./routes";

/** A screen, or a section of one by its id. */
export type Place = RouteName | `${RouteName}#${string}`;

/** By the locale; one in which nothing is missing is not in it. */
export type LeftOut = Readonly<Partial<Record<LocaleCode, readonly Place[]>>>;

/** Whether there is content at a place, so that it has a page and can be linked to. @param hash of the section, without `#` */
export function isThere(leftOut: LeftOut | undefined, locale: LocaleCode, route: RouteName, hash?: string): boolean {
  const places: readonly string[] = leftOut?.[locale] ?? [];
  return !places.includes(route) && !places.includes(`${route}#${hash}`);
}
