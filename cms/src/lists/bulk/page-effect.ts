import type { Entry } from "../../gate/facts/entry";
import type { Site, SiteLink } from "../../gate/facts/site";
import type { PageEffect } from "./protocol";

type Pages = Pick<Entry, "pages"> | undefined;

const pathsOf = (entry: Pages) =>
  (entry?.pages ?? []).flatMap(({ isCopy, locale, path }) => (isCopy ? [] : [{ locale, path }]));

/** Effect on an entry's own pages; a page whose address changes counts as changed. */
export function pageEffect(before: Pages, after: Pages): PageEffect {
  const [was, is] = [pathsOf(before), pathsOf(after)];
  const isIn = (pages: typeof was, of: string) => pages.some(({ locale }) => locale === of);
  const paths = (pages: typeof was) => pages.map(({ path }) => path);
  return {
    isOnSite: before !== undefined || after !== undefined,
    come: paths(is.filter(({ locale }) => !isIn(was, locale))),
    change: paths(is.filter(({ locale }) => isIn(was, locale))),
    go: paths(was.filter(({ locale }) => !isIn(is, locale))),
  };
}

interface Owner {
  readonly list: string;
  readonly id: string;
}

/** The titles of what links to pages, the entry itself apart. */
export function linkedFrom({ links }: Pick<Site, "links">, entry: Pages, { list, id }: Owner): string[] {
  const own = new Set((entry?.pages ?? []).map(({ path }) => path));
  const leadsHere = ({ entry: chosen, target }: SiteLink) =>
    chosen ? chosen.list === list && chosen.id === id : target !== undefined && own.has(target.path);
  const from = links.filter((link) => (link.list !== list || link.id !== id) && leadsHere(link));
  return [...new Set(from.map((link) => link.title || link.list))];
}
