import type { Change, Check, Fault } from "../change";
import { pageOfEntry } from "../facts/linked-entry";
import type { Link } from "../facts/links";
import type { Page } from "../facts/pages";
import { localized } from "../../i18n";

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
