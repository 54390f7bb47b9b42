import type { Page } from "../content";
import type { Change, Check, Fault } from "../change";
import type { Link } from "../links";
import { localized } from "../texts";

/** Links into the site that lead to no page in their locale. */
export const deadLinks: Check = ({ after, id, list, site }) => {
  const others = site.pages.filter((page) => page.list !== list || page.id !== id);
  const known = new Set([...site.paths, ...[...others, ...(after?.pages ?? [])].map(({ path }) => path)]);
  return (after?.links ?? []).flatMap(({ field, locale, href, target }) => {
    if (!target?.path || known.has(target.path) || site.redirects.has(target.path)) return [];
    const message = localized("faults:deadLinks", { href, path: target.path });
    return [{ severity: "error", field, locale, message, subject: href }];
  });
};

/** The page of the entry that a link has chosen, in the link's locale, once a change is live. */
function pageOfEntry({ entry, language }: Link, { after, id, list, site }: Change): Page | undefined {
  if (!entry) return undefined;
  const isIn = (page: Page) => page.locale === language;
  if (entry.list === list && entry.id === id) return after?.pages.find(isIn);
  return site.pages.find((page) => page.list === entry.list && page.id === entry.id && isIn(page));
}

/** Links to an entry that has no page in their locale: their words stay, and no link is around them. */
export const lostLinks: Check = (change) =>
  (change.after?.links ?? []).flatMap((link) => {
    if (!link.entry || pageOfEntry(link, change)) return [];
    const message = localized("faults:lostLinks", { words: link.words });
    const { list, id } = link.entry;
    return [{ severity: "warning", field: link.field, locale: link.locale, message, subject: `${list} ${id}` }];
  });

/** Fragments of the top of every page. */
const TOP: ReadonlySet<string> = new Set(["", "top"]);

function pageAt(path: string, { after, id, list, site }: Change): Page | undefined {
  const own = after?.pages.find((page) => page.path === path);
  return own ?? site.pages.find((page) => page.path === path && (page.list !== list || page.id !== id));
}

/** The fault of a link to an entry whose page has no such id. */
function deadEntryAnchor(link: Link, change: Change): Fault[] {
  const { entry, field, locale, words: text } = link;
  const page = pageOfEntry(link, change);
  if (!entry?.place || !page?.anchors || page.anchors.has(entry.place)) return [];
  const message = localized("faults:deadAnchors.ofEntry", { text, path: page.path });
  return [{ severity: "error", field, locale, message, subject: `${entry.list} ${entry.id}#${entry.place}` }];
}

/** Links to a part of a page that has no such id in that locale. */
export const deadAnchors: Check = (change) =>
  (change.after?.links ?? []).flatMap((link) => {
    const { field, locale, href, target } = link;
    if (link.entry) return deadEntryAnchor(link, change);
    if (!target || TOP.has(target.hash)) return [];
    const own = change.after?.pages.find((page) => !page.isCopy && (locale === null || page.locale === locale));
    const page = target.path ? pageAt(target.path, change) : own;
    if (!page?.anchors || page.anchors.has(target.hash)) return [];
    const message = localized("faults:deadAnchors", { href, path: page.path });
    return [{ severity: "error", field, locale, message, subject: href }];
  });

/** Videos whose address is gone or does not answer; asked by the server, never in the browser of a visitor. */
export const silentVideos: Check = ({ addresses, after }) =>
  (after?.fieldValues ?? []).flatMap(({ locale, parts, path }) =>
    (parts?.videos ?? []).flatMap((address) => {
      const state = addresses.get(address);
      if (state !== "gone" && state !== "silent") return [];
      const message = localized(`faults:silentVideos.${state}`, { address });
      return [{ severity: state === "gone" ? "error" : "warning", field: path, locale, message, subject: address }];
    }),
  );
