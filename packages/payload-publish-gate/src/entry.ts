/** An entry as it is, or as it is to be, made ready for judging. */
import { fieldValues, relatedId, textOf, type Doc, type FieldValue } from "payload-kit";
import type { ListConfig } from "payload-kit/entries";
import { entryTitle, titleFieldOf } from "payload-kit/entry-titles";
import { NEEDED } from "payload-kit/needed";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import type { Content, ContentOptions, JudgedValue, Page, PictureOptions, PictureSize } from "./content";
import { linksOf, type Link } from "./links";

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
export function entryOf(
  list: Pick<ListConfig, "admin" | "flattenedFields" | "slug">,
  id: string,
  doc: Doc,
  { codes, content, pictures }: Reading,
): Entry {
  const { flattenedFields, slug } = list;
  const titleField = titleFieldOf(list);
  const values = fieldValues(flattenedFields, doc, codes).map((value): JudgedValue => {
    const parts = value.field.type === "richText" ? content.parts(value.value) : undefined;
    return { ...value, kind: content.kind?.(value) ?? "text", parts };
  });
  const own: Content = { list: slug, id, doc, fieldValues: values };
  const only = content.onlyLocale?.(own);
  return {
    doc,
    title: (titleField && entryTitle(doc, titleField, codes)) || "",
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
