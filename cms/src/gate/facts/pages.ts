/** Which pages an entry has, in which languages, and what they hold. */
import { BLOG_LOCALE, getLocale, LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { textOf, type Doc, type FieldValue } from "payload-kit";
import { NEEDED } from "payload-kit/needed";
import { anchorOf } from "../../rich-text/anchor-of";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import { partsOf } from "./rich-text-parts";

/** A page of the site as an entry makes it. */
export interface Page {
  readonly path: string;
  readonly locale: LocaleCode;
  /** As a search shows them, the name of the site apart, and the field that says so. */
  readonly title: HeadText;
  readonly description: HeadText;
  /** Places that a link can lead to; undefined where the page has others than its texts make. */
  readonly anchors: ReadonlySet<string> | undefined;
  /** Whether the page is a copy under another locale prefix, with a canonical address of its own. */
  readonly isCopy: boolean;
}

interface HeadText {
  readonly text: string;
  readonly field: string;
}

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
export const SCREEN_PATHS: readonly string[] = [
  ...Object.values(SCREENS).map((path) => path || "/"),
  ...["/contacts/brief", "/contacts/job", "/contacts/speaker", "/search"],
];

/** Lists whose pages have no places but those of their texts. */
const OF_TEXTS: readonly string[] = ["cases", "blog-posts", "page-privacy"];

/** Whether an entry is written in a locale: without a text that is needed the locale does not show it. */
export function isWritten(fieldValues: readonly FieldValue[], locale: LocaleCode): boolean {
  return fieldValues.every(({ field, locale: of, path, value }) => {
    if (of !== locale || field.custom?.[NEEDED] !== true || /\.\d+\./.test(path)) return true;
    return field.type === "richText" ? !isEmptyRichText(value) : textOf(value) !== "";
  });
}

function addressOf(list: string, id: string, doc: Doc, locale: LocaleCode): string | undefined {
  const { prefix } = getLocale(locale);
  const alias = textOf(doc.alias);
  if (list === "cases") return alias && `${prefix}/cases/${alias}`;
  if (list === "blog-posts") return alias && `${prefix}/blog/${alias}`;
  if (list === "jobs") return `${prefix}/career/${id || "0"}`;
  const screen = SCREENS[list];
  return screen === undefined ? undefined : prefix + screen || "/";
}

/** @param fieldValues those of `doc` */
export function pagesOf(list: string, id: string, doc: Doc, fieldValues: readonly FieldValue[]): Page[] {
  return LOCALE_CODES.flatMap((locale): Page[] => {
    const path = addressOf(list, id, doc, locale);
    if (!path || !isWritten(fieldValues, locale)) return [];
    const isBlog = list === "blog-posts" || list === "page-blog";
    const isCopy = isBlog && locale !== BLOG_LOCALE;
    const textAt = (path: string) =>
      textOf(
        fieldValues.find((fieldValue) => fieldValue.path === path && (fieldValue.locale ?? locale) === locale)?.value,
      );
    const shown = (replaced: string, own: string): HeadText => {
      const text = textAt(replaced);
      // Home is called and described as the site is, unless an editor says otherwise.
      if (!text && list === "page-home") return { text: "", field: replaced };
      return text ? { text, field: replaced } : { text: textAt(own), field: own };
    };
    const page = { path, locale, title: shown("seo.title", "title"), description: shown("seo.description", "lead") };
    const anchors = OF_TEXTS.includes(list) ? anchorsIn(fieldValues, locale) : undefined;
    return [{ ...page, anchors, isCopy }];
  });
}

function anchorsIn(fieldValues: readonly FieldValue[], locale: LocaleCode): ReadonlySet<string> {
  const texts = fieldValues.filter(({ field, locale: of }) => field.type === "richText" && (of ?? locale) === locale);
  const headings = texts.flatMap(({ value }) => partsOf(value).headings);
  return new Set(headings.filter(({ level }) => level === 2).map(({ text }) => anchorOf(text)));
}
