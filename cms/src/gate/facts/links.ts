/** Targets of the links in the texts and fields of an entry. */
import { BLOG_LOCALE, getLocale, isLocaleCode, LOCALES, type LocaleCode } from "@future-native/contract/locales";
import { textOf, type Doc, type FieldValue } from "payload-kit";
import { plainPath } from "../../fields/plain-path";
import { partsOf } from "./rich-text-parts";

/** A link of an entry, in a language. */
export interface Link {
  /** Field that holds it, and its language; null where all share it. */
  readonly field: string;
  readonly locale: LocaleCode | null;
  /** The language whose pages it leads to; null where it is of none. */
  readonly language: LocaleCode | null;
  /** As it is written; empty for a link to an entry. */
  readonly href: string;
  /** The text that is the link; empty for the address of a field. */
  readonly words: string;
  /** The entry that was chosen instead of an address, and the place of its page. */
  readonly entry?: { readonly list: string; readonly id: string; readonly place: string };
  /** For a link into the site: the path that visitors come to, as pages have it, and the place of that page. */
  readonly target: { readonly path: string; readonly hash: string } | undefined;
}

/** The language of an entry that is written in one only, whose texts are not localised. */
export function languageOf(list: string, doc: Doc): LocaleCode | null {
  if (list.startsWith("blog-")) return BLOG_LOCALE;
  return list === "news" && isLocaleCode(doc.locale) ? doc.locale : null;
}

/**
 * Target of an address in a language, as the site makes its links: a path without a locale prefix gets that of the
 * page.
 * @returns undefined for an address outside the site's pages: another site, a mailbox, a file
 */
export function targetOf(href: string, locale: LocaleCode | null, siteUrl: string): Link["target"] {
  const own = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  if (!/^\/(?![/\\])/.test(own) && !own.startsWith("#")) return undefined;
  const [, pathname = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(own) ?? [];
  const path = plainPath(pathname);
  if (/^\/(?:api|cms-api|admin|media)(?:\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)) return undefined;
  const hasPrefix = LOCALES.some(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)));
  const prefix = locale === null || hasPrefix || own !== href || path === "" ? "" : getLocale(locale).prefix;
  return { path: path === "/" ? prefix || "/" : prefix + path, hash: plainPath(hash) };
}

const isAddress = (text: string) => /^(?:\/(?![/\\])|https?:\/\/|#)\S*$/.test(text);

/**
 * Every link of an entry, from its texts and from its fields; where editors redirect from is none.
 * @param fieldValues those of `doc`
 */
export function linksOf(list: string, doc: Doc, fieldValues: readonly FieldValue[], siteUrl: string): Link[] {
  const language = languageOf(list, doc);
  return fieldValues.flatMap(({ field, locale, path, value }): Link[] => {
    const link = (href: string, words = ""): Link => ({
      ...{ field: path, locale, language: locale ?? language, href, words },
      target: targetOf(href, locale ?? language, siteUrl),
    });
    if (field.type === "richText") {
      const { links, videos } = partsOf(value);
      const ofText = links.map(({ entry, href, words }) =>
        entry ? { ...link("", words), entry: { ...entry, id: String(entry.id) } } : link(href, words),
      );
      return [...ofText, ...videos.map((video) => link(video))];
    }
    const text = field.type === "text" && field.name !== "from" ? textOf(value) : "";
    return isAddress(text) ? [link(text)] : [];
  });
}
