import { LOCALES } from "@future-native/contract/locales";
import type { Change, Check } from "../change";
import { SCREEN_PATHS } from "../facts/pages";
import { localized } from "../../i18n";

const SCREENS = new Set(
  LOCALES.flatMap(({ prefix }) => SCREEN_PATHS.map((path) => (path === "/" ? prefix || "/" : prefix + path))),
);

/** Every address that has a page once the change is live. */
export function pathsAfter({ after, id, list, site }: Change): ReadonlySet<string> {
  const others = site.pages.filter((page) => page.list !== list || page.id !== id);
  return new Set([...SCREENS, ...others.map(({ path }) => path), ...(after?.pages ?? []).map(({ path }) => path)]);
}

/** Links into the site that lead to no page in their language (X13). */
export const deadLinks: Check = (change) => {
  const known = pathsAfter(change);
  return (change.after?.links ?? []).flatMap(({ field, locale, href, target }) => {
    if (!target?.path || known.has(target.path) || change.site.redirects.has(target.path)) return [];
    const message = localized("checks:deadLinks", { href, path: target.path });
    return [{ severity: "error", field, locale, message, subject: href }];
  });
};
