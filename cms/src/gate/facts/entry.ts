/** An entry as it is, or as it is to be, made ready for judging. */
import { LOCALE_CODES } from "@future-native/contract/locales";
import type { FlattenedField } from "payload";
import { fieldValues, relatedId, type Doc, type FieldValue } from "payload-kit";
import { entryTitle } from "../../entry-title";
import { linksOf, type Link } from "./links";
import { pagesOf, type Page } from "./pages";
import { placeOf } from "./picture-place";
import { partsOf } from "./rich-text-parts";
import type { PicturePlace } from "../../picture-sizes";

/** A collection or a global, as far as judging needs it. */
export interface List {
  readonly slug: string;
  readonly flattenedFields: readonly FlattenedField[];
  /** Field that names an entry; none in a global. */
  readonly useAsTitle: string | undefined;
}

/** A picture that an entry shows. */
export interface PictureUse {
  readonly field: string;
  readonly locale: FieldValue["locale"];
  readonly id: number;
  readonly place: PicturePlace | undefined;
  /** Which block of a text shows it. */
  readonly block: number | undefined;
}

export interface Entry {
  readonly doc: Doc;
  readonly title: string;
  readonly fieldValues: readonly FieldValue[];
  readonly pages: readonly Page[];
  readonly links: readonly Link[];
  readonly pictures: readonly PictureUse[];
}

/**
 * @param id empty for a global, and for an entry that was never saved
 * @param doc read with `locale: "all"`
 */
export function entryOf({ slug, flattenedFields, useAsTitle }: List, id: string, doc: Doc, siteUrl: string): Entry {
  const values = fieldValues(flattenedFields, doc, LOCALE_CODES);
  return {
    doc,
    title: (useAsTitle && entryTitle(doc, useAsTitle)) || "",
    fieldValues: values,
    pages: pagesOf(slug, id, doc, values),
    links: linksOf(slug, doc, values, siteUrl),
    pictures: values.flatMap(picturesIn),
  };
}

function picturesIn({ field, locale, path, value }: FieldValue): PictureUse[] {
  if (field.type === "richText") {
    return partsOf(value).pictures.map((picture) => ({ field: path, locale, place: "text" as const, ...picture }));
  }
  const isPicture = field.type === "upload" && field.relationTo === "media";
  const id = isPicture ? relatedId(value) : undefined;
  return id === undefined ? [] : [{ field: path, locale, id, place: placeOf(field), block: undefined }];
}
