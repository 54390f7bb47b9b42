import { LOCALES } from "@future-native/contract/locales";
import { localized } from "../../i18n";
import type { Change, Check, Fault } from "../change";
import type { Link } from "../facts/links";
import { SCREEN_PATHS, type Page } from "../facts/pages";

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

/** Places that every page has. */
const EVERYWHERE = new Set(["", "top", "main", "content"]);

function pageAt(path: string, { after, id, list, site }: Change): Page | undefined {
  const own = after?.pages.find((page) => page.path === path);
  return own ?? site.pages.find((page) => page.path === path && (page.list !== list || page.id !== id));
}

/** The same for a link to an entry. */
function deadPlace(link: Link, change: Change): Fault[] {
  const { entry, field, locale, words: text } = link;
  const page = pageOfEntry(link, change);
  if (!entry?.place || !page?.anchors || page.anchors.has(entry.place)) return [];
  const message = localized("checks:deadAnchors.deadPlace", { text, path: page.path });
  return [{ severity: "error", field, locale, message, subject: `${entry.list} ${entry.id}#${entry.place}` }];
}

/** Links to a place of a page that has no such heading in that language (X13). */
export const deadAnchors: Check = (change) =>
  (change.after?.links ?? []).flatMap((link) => {
    const { field, locale, href, target } = link;
    if (link.entry) return deadPlace(link, change);
    if (!target || EVERYWHERE.has(target.hash)) return [];
    const own = change.after?.pages.find((page) => !page.isCopy && (locale === null || page.locale === locale));
    const page = target.path ? pageAt(target.path, change) : own;
    if (!page?.anchors || page.anchors.has(target.hash)) return [];
    const message = localized("checks:deadAnchors", { href, path: page.path });
    return [{ severity: "error", field, locale, message, subject: href }];
  });

/** Links to an entry that has no page in their language: their words stay, and no link is around them (A4). */
export const lostLinks: Check = (change) =>
  (change.after?.links ?? []).flatMap((link) => {
    if (!link.entry || pageOfEntry(link, change)) return [];
    const message = localized("checks:lostLinks", { words: link.words });
    const { list, id } = link.entry;
    return [{ severity: "warning", field: link.field, locale: link.locale, message, subject: `${list} ${id}` }];
  });

/** The page of the entry that a link has chosen, in the link's language, once a change is live. */
function pageOfEntry({ entry, language }: Link, { after, id, list, site }: Change): Page | undefined {
  if (!entry) return undefined;
  const isIn = (page: Page) => page.locale === language;
  if (entry.list === list && entry.id === id) return after?.pages.find(isIn);
  return site.pages.find((page) => page.list === entry.list && page.id === entry.id && isIn(page));
}
