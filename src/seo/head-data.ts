/** Data of a page's head (L5), apart from their rendering as tags. */
import { BLOG_LOCALE, DEFAULT_LOCALE, LOCALES, type LocaleCode } from "@future-native/contract/locales";
import { knownLocale } from "../site/known-locale";
import { ENTRY_ROUTES } from "../site/entries";
import { isThere } from "../site/left-out";
import type { PageContext } from "../site/pages";
import { ROUTES, routePath, type RouteName } from "../site/routes";
import type { ImageData } from "./structured-data";
import { THEME_COLORS } from "../site/theme-colors";
import { isUnlisted } from "../site/unlisted";

/** Paths of the feeds. Those of the blog are in its locale alone. */
export const FEED_PATHS = {
  rss: "/rss.xml",
  json: "/feed.json",
  vacancies: (locale: LocaleCode): string => `${routePath("career", locale)}/rss.xml`,
};

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

/** That rendition as structured data has it. @param absolute makes an address of a path of the site */
export function sharedImage(
  picture: HeadPictureData | null | undefined,
  absolute: (path: string) => string | undefined,
): ImageData | undefined {
  const { src, width, height } = sharedPicture(picture) ?? {};
  const url = src ? absolute(src) : undefined;
  return url === undefined
    ? undefined
    : { url, width: width ?? null, height: height ?? null, alt: picture?.alt ?? null };
}

/** The card of a page whose entry has no picture. */
export function cardImage(
  card: HeadCard | null,
  absolute: (path: string) => string | undefined,
): ImageData | undefined {
  const url = card ? absolute(card.src) : undefined;
  return card && url ? { url, ...CARD_SIZE, alt: card.alt } : undefined;
}

/** The picture of a page for those who share it. */
export interface HeadCard {
  src: string;
  alt: string;
  /** Media type of the file. */
  type: string;
  /** Colour of the page's territory, as #rrggbb. */
  ground: string;
}

/** Every card has the same size. */
const CARD_SIZE = { width: 1200, height: 630 } as const;

export interface HeadTexts {
  /** Name of the page; none on the home page. */
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** Title and description that the editor wrote for search engines; they take precedence. */
  seo?: { title?: string | null; description?: string | null } | null | undefined;
}

export interface HeadSite {
  /** Absolute, without a trailing slash. */
  url: string;
  productName: string;
  /** Of the site, for a page that has none of its own. */
  description: string | null;
  /** The card of this page. */
  card?: HeadCard | null | undefined;
  /** Undefined for the colours of the design. */
  colors?: { readonly ground: string; readonly ink: string } | null | undefined;
}

export interface HeadData {
  title: string;
  description: string | null;
  /** Undefined on pages that are not to be indexed: the 404, the search, and a vacancy that is closed. */
  canonical?: string;
  alternates: { hreflang: string; href: string }[];
  /** Feeds of what the page is about: the blog's on its pages, that of vacancies on the pages about work. */
  feeds: { type: string; href: string; title: "blog.feed" | "blog.jsonFeed" | "vacancy.feed" }[];
  /** The page as Markdown, where it has a text of its own. */
  markdown?: string;
  /** Colour for the browser's user interface: the background at the top of the page. */
  themeColor: string;
  og: {
    locale: string;
    alternates: string[];
    url?: string;
    image?: { url: string; alt: string; type: string; width: number; height: number };
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

function feedsOf({ route, locale, leftOut }: PageContext, siteUrl: string): HeadData["feeds"] {
  const list = ROUTES[route].layout === "career" ? "career" : "blog";
  if (!isThere(leftOut, locale, list)) return [];
  const rss = "application/rss+xml";
  if (ROUTES[route].layout === "career") {
    return [{ type: rss, href: absoluteUrl(siteUrl, FEED_PATHS.vacancies(locale)), title: "vacancy.feed" }];
  }
  if (!isBlog(route)) return [];
  return [
    { type: rss, href: absoluteUrl(siteUrl, FEED_PATHS.rss), title: "blog.feed" },
    { type: "application/feed+json", href: absoluteUrl(siteUrl, FEED_PATHS.json), title: "blog.jsonFeed" },
  ];
}

/** Address that search engines shall keep: the page itself, or the one in the blog's locale (L5). Drops the query. */
function canonicalPath({ route, locale, paths, i18n, closed }: PageContext): string | undefined {
  if (isUnlisted({ route, closed })) return undefined;
  return isBlog(route) ? (paths[BLOG_LOCALE] ?? routePath("blog", BLOG_LOCALE)) : (paths[locale] ?? i18n.path);
}

/** Only pages that exist, with `x-default` where there is an English one (locale rule 5); none in a site of one language. */
function alternatesOf({ route, paths, closed, leftOut }: PageContext, siteUrl: string): HeadData["alternates"] {
  const hasOthers = LOCALES.filter(({ code }) => isThere(leftOut, code, "index")).length > 1;
  if (isUnlisted({ route, closed }) || !hasOthers) return [];
  const alternates = LOCALES.flatMap(({ code, tag }) => {
    const path = paths[code];
    return path === undefined ? [] : [{ hreflang: tag, href: absoluteUrl(siteUrl, path) }];
  });
  const fallback = paths[DEFAULT_LOCALE];
  if (fallback !== undefined) alternates.push({ hreflang: "x-default", href: absoluteUrl(siteUrl, fallback) });
  return alternates;
}

function themeColorOf({ route }: PageContext, { card, colors }: HeadSite): string {
  if (ROUTES[route].layout === "career") return colors?.ink ?? THEME_COLORS.night;
  return route === "cases-alias" && card ? card.ground : (colors?.ground ?? THEME_COLORS.paper);
}

/** There is none while the site is developed, and in the preview. */
function imageOf(card: HeadCard | null | undefined, siteUrl: string): HeadData["og"]["image"] {
  return card ? { url: absoluteUrl(siteUrl, card.src), alt: card.alt, type: card.type, ...CARD_SIZE } : undefined;
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
    feeds: feedsOf(page, site.url),
    ...(canonical !== undefined && ENTRY_ROUTES.includes(page.route) ? { markdown: `${canonical}.md` } : {}),
    themeColor: themeColorOf(page, site),
    og: {
      locale: og,
      alternates: page.alternates.filter((code) => code !== page.locale).map((code) => knownLocale(code).og),
      url: canonical,
      image: imageOf(site.card, site.url),
    },
  };
}
