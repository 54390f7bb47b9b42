import type { Page } from "./content";
import type { Entry } from "./entry";
import type { Link } from "./links";

/** A link somewhere on the site, and whose it is. */
export interface SiteLink extends Link {
  readonly list: string;
  readonly id: string;
  readonly title: string;
}

/** A page of the site, and whose it is. */
export interface SitePage extends Page {
  readonly list: string;
  readonly id: string;
  readonly entry: string;
}

/** A picture of the library. */
export interface SitePicture {
  readonly id: number;
  readonly filename: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels; 0 where it is not known. */
  readonly width: number;
  readonly height: number;
  readonly isDecorative: boolean;
  /** By locale. */
  readonly alt: Readonly<Record<string, string>>;
  /** Shares of width and height: what stays in view wherever the picture is cut. */
  readonly focal: { readonly x: number; readonly y: number };
  /** Another picture of the library with the very same file. */
  readonly twin?: string | undefined;
}

/** Published content, as far as the checks need it. */
export interface Site {
  readonly pages: readonly SitePage[];
  /** Addresses with a page whatever is written. */
  readonly paths: readonly string[];
  readonly links: readonly SiteLink[];
  readonly pictures: ReadonlyMap<number, SitePicture>;
  /** Redirects by path, those of renamed entries among them. */
  readonly redirects: ReadonlyMap<string, string>;
}

interface Owner {
  readonly list: string;
  readonly id: string;
}

/**
 * The site with an entry put in the place of what it was; without it where there is none.
 * @param own redirects that the entry makes
 */
export function siteWith(
  site: Site,
  { list, id }: Owner,
  entry: Entry | undefined,
  own: readonly (readonly [from: string, to: string])[],
): Site {
  const isOther = (one: Owner) => one.list !== list || one.id !== id;
  const others = site.pages.filter(isOther);
  const pages = (entry?.pages ?? []).map((page) => ({ ...page, list, id, entry: entry?.title ?? "" }));
  const links = (entry?.links ?? []).map((link) => ({ ...link, list, id, title: entry?.title ?? "" }));
  // The address that a renamed page had leads on to the new one.
  const moved = site.pages.flatMap((page): [string, string][] => {
    const next = isOther(page) ? undefined : pages.find(({ locale }) => locale === page.locale);
    return next ? [[page.path, next.path]] : [];
  });
  const redirects = new Map([...site.redirects, ...moved, ...own]);
  for (const { path } of [...others, ...pages]) redirects.delete(path);
  return { ...site, pages: [...others, ...pages], links: [...site.links.filter(isOther), ...links], redirects };
}
