/** Which pages an entry has, in which languages, what they hold, and which links lead to them. */
import { BLOG_LOCALE, getLocale, isLocaleCode, LOCALES } from "@future-native/contract/locales";
import { isRecord, textOf, type Doc, type FieldValue } from "payload-kit";
import type { Content, ContentOptions, LinkTarget, Page } from "payload-publish-gate";
import { isWritten } from "payload-publish-gate/entry";
import { plainPath } from "../fields/plain-path";
import { WITH_PAGES } from "../fields/with-pages";
import { anchorOf } from "../rich-text/anchor-of";
import { partsOf } from "../rich-text/text-parts";
import { liveAnchors, ON_EVERY_PAGE } from "./live-anchors";

/** Texts of screens whose pages these globals are. */
const SCREENS: Readonly<Record<string, string>> = {
  "page-home": "",
  "page-about": "/about",
  "page-cases": "/cases",
  "page-career": "/career",
  "page-contacts": "/contacts",
  "page-blog": "/blog",
  "page-privacy": "/privacy",
};

/** Addresses without a prefix that are there whatever is written. */
const SCREEN_PATHS: readonly string[] = ["/", "/contacts/brief", "/contacts/job", "/contacts/speaker", "/search"];

/** Lists whose pages have no ids but those of their texts. */
const OF_TEXTS: readonly string[] = ["cases", "blog-posts", "page-privacy"];

function addressOf({ doc, id, list }: Content, prefix: string): string | undefined {
  const alias = textOf(doc.alias);
  if (list === "cases" || list === "blog-posts") return alias && prefix + WITH_PAGES[list] + alias;
  if (list === "jobs") return `${prefix}/career/${id || "0"}`;
  const screen = SCREENS[list];
  return screen === undefined ? undefined : prefix + screen || "/";
}

function pagesOf(content: Content): Page[] {
  const { fieldValues, list } = content;
  return LOCALES.flatMap(({ code: locale, prefix }): Page[] => {
    const path = addressOf(content, prefix);
    if (!path || !isWritten(fieldValues, locale)) return [];
    const isBlog = list === "blog-posts" || list === "page-blog";
    const textAt = (of: string) =>
      textOf(fieldValues.find((value) => value.path === of && (value.locale ?? locale) === locale)?.value);
    const shown = (replaced: string, own: string): Page["title"] => {
      const text = textAt(replaced);
      // Home is called and described as the site is, unless an editor says otherwise.
      if (!text && list === "page-home") return { text: "", field: replaced };
      return text ? { text, field: replaced } : { text: textAt(own), field: own };
    };
    const anchors = OF_TEXTS.includes(list) ? anchorsIn(content, locale) : undefined;
    return [
      {
        ...{ path, locale, anchors, isCopy: isBlog && locale !== BLOG_LOCALE },
        ...{ title: shown("seo.title", "title"), description: shown("seo.description", "lead") },
      },
    ];
  });
}

function anchorsIn({ fieldValues }: Content, locale: string): ReadonlySet<string> {
  const headings = fieldValues
    .filter((value) => (value.locale ?? locale) === locale)
    .flatMap(({ parts }) => parts?.headings ?? [])
    .filter(({ level }) => level === 2);
  return new Set([...ON_EVERY_PAGE, ...headings.map(({ text }) => anchorOf(text))]);
}

/** The language of an entry that is written in one only, whose texts are not localised. */
function onlyLocale({ doc, list }: Content): string | undefined {
  if (list.startsWith("blog-")) return BLOG_LOCALE;
  return list === "news" && isLocaleCode(doc.locale) ? doc.locale : undefined;
}

/** Target of an address, as the site makes its links: a path without a locale prefix gets that of the page. */
export function targetOf(href: string, locale: string | null, siteUrl: string): LinkTarget | undefined {
  const own = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  if (!/^\/(?![/\\])/.test(own) && !own.startsWith("#")) return undefined;
  const [, pathname = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(own) ?? [];
  const path = plainPath(pathname);
  if (/^\/(?:api|cms-api|admin|media)(?:\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)) return undefined;
  const hasPrefix = LOCALES.some(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)));
  const prefix = !isLocaleCode(locale) || hasPrefix || own !== href || path === "" ? "" : getLocale(locale).prefix;
  return { path: path === "/" ? prefix || "/" : prefix + path, hash: plainPath(hash) };
}

/** The redirects of the settings, from an address to another. @param settings read in any language */
const redirectsIn = ({ redirects }: Doc): (readonly [from: string, to: string])[] =>
  (Array.isArray(redirects) ? redirects : [])
    .filter(isRecord)
    .map(({ from, to }) => [plainPath(textOf(from)), plainPath(textOf(to))]);

/** Those of the settings, and those of former addresses of an entry. */
function redirectsOf({ doc, list }: Content, pages: readonly Page[]): (readonly [from: string, to: string])[] {
  if (list === "settings") return redirectsIn(doc);
  const former: unknown[] = Array.isArray(doc.formerAliases) ? doc.formerAliases : [];
  if (list !== "cases" && list !== "blog-posts") return [];
  const part = WITH_PAGES[list];
  return pages.flatMap(({ path }) =>
    former.map((alias) => [path.slice(0, path.indexOf(part)) + part + String(alias), path] as const),
  );
}

/** Texts for searches may be missing: an entry then speaks for itself. */
function kindOf({ path }: FieldValue<string>) {
  if (path.startsWith("seo.")) return "optional";
  if (path.startsWith("redirects.")) return path.endsWith(".from") ? "source" : "address";
  return "text";
}

interface Addresses {
  readonly siteUrl: string;
  /** Folder of all releases. */
  readonly releases: string;
}

/** Content of this site, as the publish gate reads it. */
export const contentOf = ({ releases, siteUrl }: Addresses): ContentOptions => ({
  pages: pagesOf,
  paths: LOCALES.flatMap(({ prefix }) => SCREEN_PATHS.map((path) => (path === "/" ? prefix || "/" : prefix + path))),
  onlyLocale,
  target: (href, locale) => targetOf(href, locale, siteUrl),
  redirects: redirectsOf,
  liveAnchors: (path) => liveAnchors(releases, path),
  parts: partsOf,
  kind: kindOf,
});
