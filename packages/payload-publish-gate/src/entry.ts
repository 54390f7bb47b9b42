/** An entry as it is, or as it is to be, made ready for judging. */
import type { FlattenedField } from "payload";
import { fieldValues, relatedId, textOf, type Doc, type FieldValue } from "payload-kit";
import { entryTitle } from "payload-kit/entry-titles";
import { NEEDED } from "payload-kit/needed";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import { linksOf, type Link } from "./links";
import type { ContentOptions, PictureOptions, PictureSize } from "./options";

/** A collection or a global, as far as judging needs it. */
export interface List {
  readonly slug: string;
  readonly flattenedFields: readonly FlattenedField[];
  /** Field that names an entry; none in a global. */
  readonly useAsTitle: string | undefined;
}

/** Parts of a rich text. */
export interface TextParts {
  /** To an address, or with an empty one to an entry and a heading of its page. */
  readonly links: readonly {
    readonly href: string;
    readonly words: string;
    readonly entry?: { readonly list: string; readonly id: number; readonly place: string };
  }[];
  /** In their order; the page itself has the heading of the first level. */
  readonly headings: readonly { readonly level: 2 | 3; readonly text: string }[];
  /** Pictures of blocks; `block` counts the blocks of the text. */
  readonly pictures: readonly { readonly id: number; readonly block: number }[];
  /** Addresses of videos. */
  readonly videos: readonly string[];
  /** The texts of paragraphs, headings and items of lists, without spaces around them. */
  readonly paragraphs: readonly string[];
  /** Those, and the texts of blocks. */
  readonly texts: readonly string[];
}

/**
 * `optional` is a text that another one stands in for, `address` a text that is an address, `source` an address that
 * visitors come from.
 */
export type ValueKind = "text" | "optional" | "address" | "source";

/** A value of an entry in a locale; null where all share it. */
export interface JudgedValue extends FieldValue<string> {
  readonly kind: ValueKind;
  /** Of a rich text. */
  readonly parts: TextParts | undefined;
}

/** A text of a page's head, and the field that says so. */
interface HeadText {
  readonly text: string;
  readonly field: string;
}

/** A page of the site as an entry makes it. */
export interface Page {
  readonly path: string;
  readonly locale: string;
  /** As a search shows them, the name of the site apart. */
  readonly title: HeadText;
  readonly description: HeadText;
  /** Ids that a link can lead to; undefined where the page has others than its texts make. */
  readonly anchors: ReadonlySet<string> | undefined;
  /** Whether the page is a copy in another locale, with a canonical address of its own. */
  readonly isCopy: boolean;
}

/** A picture that an entry shows. */
export interface PictureUse {
  readonly field: string;
  readonly locale: string | null;
  readonly id: number;
  /** The least at which it is sharp where the site shows it. */
  readonly least: PictureSize | undefined;
  /** Which block of a text shows it. */
  readonly block: number | undefined;
}

/** Content of an entry, before its pages are known. */
export interface Content {
  /** Slug of the collection or global. */
  readonly list: string;
  /** Empty for a global, and for an entry that was never saved. */
  readonly id: string;
  readonly doc: Doc;
  readonly fieldValues: readonly JudgedValue[];
}

export interface Entry {
  readonly doc: Doc;
  readonly title: string;
  readonly fieldValues: readonly JudgedValue[];
  /** Locales that show the entry. */
  readonly locales: readonly string[];
  readonly pages: readonly Page[];
  readonly links: readonly Link[];
  readonly pictures: readonly PictureUse[];
}

interface Reading {
  /** Locales of the content. */
  readonly codes: readonly string[];
  readonly content: ContentOptions;
  readonly pictures: PictureOptions;
}

/** Whether an entry is written in a locale: without a text that is needed the locale does not show it. */
export function isWritten(values: readonly FieldValue<string>[], locale: string): boolean {
  return values.every(({ field, locale: of, path, value }) => {
    if (of !== locale || field.custom?.[NEEDED] !== true || /\.\d+\./.test(path)) return true;
    return field.type === "richText" ? !isEmptyRichText(value) : textOf(value) !== "";
  });
}

/**
 * @param id empty for a global, and for an entry that was never saved
 * @param doc read with `locale: "all"`
 */
export function entryOf(list: List, id: string, doc: Doc, { codes, content, pictures }: Reading): Entry {
  const { flattenedFields, slug, useAsTitle } = list;
  const values = fieldValues(flattenedFields, doc, codes).map((value): JudgedValue => {
    const parts = value.field.type === "richText" ? content.parts(value.value) : undefined;
    return { ...value, kind: content.kind?.(value) ?? "text", parts };
  });
  const own: Content = { list: slug, id, doc, fieldValues: values };
  const only = content.onlyLocale?.(own);
  return {
    doc,
    title: (useAsTitle && entryTitle(doc, useAsTitle, codes)) || "",
    fieldValues: values,
    locales: only === undefined ? codes.filter((locale) => isWritten(values, locale)) : [only],
    pages: content.pages(own),
    links: linksOf(own, only ?? null, content),
    pictures: values.flatMap((value) => picturesIn(value, pictures)),
  };
}

function picturesIn(value: JudgedValue, { collection, leastSize }: PictureOptions): PictureUse[] {
  const { field, locale, parts, path } = value;
  const use = { field: path, locale, least: leastSize?.(field) };
  if (parts) return parts.pictures.map((picture) => ({ ...use, ...picture }));
  const isPicture = field.type === "upload" && field.relationTo === collection;
  const id = isPicture ? relatedId(value.value) : undefined;
  return id === undefined ? [] : [{ ...use, id, block: undefined }];
}
