import { LOCALES } from "@future-native/contract/locales";
import { words } from "../../words";
import type { Change, Check } from "../change";
import { SCREEN_PATHS } from "../facts/pages";

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
    const message = words(
      `The link ${href} leads to ${target.path}, where there is no page. Correct it, or publish that page first.`,
      `Ссылка ${href} ведёт на ${target.path}, где страницы нет. Исправьте её или сначала опубликуйте ту страницу.`,
      `O link ${href} leva a ${target.path}, onde não há página. Corrija-o ou publique antes aquela página.`,
    );
    return [{ severity: "error", field, locale, message, subject: href }];
  });
};
