/** What the head of a page says (L5), worked out apart from how it is written as tags. */
import { BLOG_LOCALE, DEFAULT_LOCALE, LOCALES, getLocale } from "@future-native/contract/locales";
import { knownLocale } from "../i18n/known-locale";
import type { PageContext } from "../site/pages";
import { ROUTES, routePath, type RouteName } from "../site/routes";

/** Where the blog's RSS feed lies. */
export const FEED_PATH = "/rss.xml";

/** The rendition of a picture for those who share the page; the preview has none. */
interface SharedPicture {
  src: string | null;
  width: number | null;
  height: number | null;
}

export interface HeadPictureData {
  alt?: string | null;
  file?: { childImageSharp?: { shared?: SharedPicture | null } | null } | null;
}

/** Path of the rendition of a picture for those who share the page (L5): what an editor uploads is any size. */
export function sharedPicture(picture: HeadPictureData | null | undefined): SharedPicture | undefined {
  return picture?.file?.childImageSharp?.shared ?? undefined;
}

export interface HeadTexts {
  /** Name of the page; none on the home page. */
  title?: string | null | undefined;
  description?: string | null | undefined;
  picture?: HeadPictureData | null | undefined;
  /** What the editor wrote for search engines; goes before the rest. */
  seo?: { title?: string | null; description?: string | null; picture?: HeadPictureData | null } | null | undefined;
}

export interface HeadSite {
  /** Absolute, without a trailing slash. */
  url: string;
  productName: string;
  description: string;
}

export interface HeadData {
  title: string;
  description: string;
  /** Undefined on pages that are not to be indexed: the 404, the search, and a vacancy that is closed. */
  canonical?: string;
  alternates: { hreflang: string; href: string }[];
  /** The blog's RSS feed, on the blog's pages. */
  feed?: string;
  og: {
    locale: string;
    alternates: string[];
    url?: string;
    image?: { url: string; alt: string; width?: number; height?: number };
  };
}

/**
 * Absolute address of a path of the site, percent-encoded: a picture's file has the name that an editor gave it. The home
 * page ends in a slash, nothing else does.
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(siteUrl.replace(/\/+$/, "") + path).href;
}

function isBlog(route: RouteName): boolean {
  return ROUTES[route].layout === "blog";
}

/** Search engines want no pages of other searches: https://developers.google.com/search/docs/essentials/spam-policies */
function isUnlisted({ route, closed }: Pick<PageContext, "route" | "closed">): boolean {
  return route === "404" || route === "search" || closed === true;
}

/** Address that search engines shall keep: the page itself, or the one in the blog's locale (L5). Drops the query. */
function canonicalPath({ route, locale, paths, i18n, closed }: PageContext): string | undefined {
  if (isUnlisted({ route, closed })) return undefined;
  return isBlog(route) ? (paths[BLOG_LOCALE] ?? routePath("blog", BLOG_LOCALE)) : (paths[locale] ?? i18n.path);
}

/** Only pages that exist, with `x-default` where there is an English one (locale rule 5). */
function alternatesOf({ route, paths, closed }: PageContext, siteUrl: string): HeadData["alternates"] {
  if (isUnlisted({ route, closed })) return [];
  const alternates = LOCALES.flatMap(({ code, tag }) => {
    const path = paths[code];
    return path === undefined ? [] : [{ hreflang: tag, href: absoluteUrl(siteUrl, path) }];
  });
  const fallback = paths[DEFAULT_LOCALE];
  if (fallback !== undefined) alternates.push({ hreflang: "x-default", href: absoluteUrl(siteUrl, fallback) });
  return alternates;
}

function imageOf({ seo, picture }: HeadTexts, siteUrl: string): HeadData["og"]["image"] {
  const image = [seo?.picture, picture].find((candidate) => sharedPicture(candidate)?.src);
  const { src, width, height } = sharedPicture(image) ?? {};
  if (!src) return undefined;
  return {
    url: absoluteUrl(siteUrl, src),
    alt: image?.alt ?? "",
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
  };
}

/**
 * @param page context of the page
 * @param texts the page's own words and picture
 * @param site what holds for the site in the page's locale
 */
export function headData(page: PageContext, texts: HeadTexts, site: HeadSite): HeadData {
  const { og } = knownLocale(page.locale);
  const name = texts.seo?.title ?? (page.route === "index" ? undefined : texts.title);
  const path = canonicalPath(page);
  const canonical = path === undefined ? undefined : absoluteUrl(site.url, path);
  return {
    title: name ? `${name} — ${site.productName}` : site.productName,
    description: texts.seo?.description ?? texts.description ?? site.description,
    canonical,
    alternates: alternatesOf(page, site.url),
    ...(isBlog(page.route) ? { feed: absoluteUrl(site.url, FEED_PATH) } : {}),
    og: {
      locale: og,
      alternates: page.alternates.filter((code) => code !== page.locale).map((code) => getLocale(code).og),
      url: canonical,
      image: imageOf(texts, site.url),
    },
  };
}
