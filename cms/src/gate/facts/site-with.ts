import { isRecord, textOf, type Doc } from "payload-kit";
import { plainPath } from "../../fields/plain-path";
import type { Entry } from "./entry";
import type { Site } from "./site";

interface Owner {
  readonly list: string;
  readonly id: string;
}

/** The redirects of the settings, from an address to another. @param settings read in any language */
export const redirectsOf = ({ redirects }: Doc): [from: string, to: string][] =>
  (Array.isArray(redirects) ? redirects : [])
    .filter(isRecord)
    .map(({ from, to }) => [plainPath(textOf(from)), plainPath(textOf(to))]);

/** The site with an entry put in the place of what it was; without it where there is none. */
export function siteWith(site: Site, { list, id }: Owner, entry: Entry | undefined): Site {
  const isOther = (one: Owner) => one.list !== list || one.id !== id;
  const others = site.pages.filter(isOther);
  const pages = (entry?.pages ?? []).map((page) => ({ ...page, list, id, entry: entry?.title ?? "" }));
  const links = (entry?.links ?? []).map((link) => ({ ...link, list, id, title: entry?.title ?? "" }));
  // The address that a renamed page had leads on to the new one.
  const moved = site.pages.flatMap((page): [string, string][] => {
    const next = isOther(page) ? undefined : pages.find(({ locale }) => locale === page.locale);
    return next ? [[page.path, next.path]] : [];
  });
  const own = list === "settings" && entry ? redirectsOf(entry.doc) : [];
  const redirects = new Map([...site.redirects, ...moved, ...own]);
  for (const { path } of [...others, ...pages]) redirects.delete(path);
  return { ...site, pages: [...others, ...pages], links: [...site.links.filter(isOther), ...links], redirects };
}
