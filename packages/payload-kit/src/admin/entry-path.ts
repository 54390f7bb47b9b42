/** Names the field that an entry's form shows first. */
export const FIELD_PARAMETER = "field";

/** Names the part of a rich text, as `within` of `FieldPath` does. */
export const WITHIN_PARAMETER = "within";

export interface EntryTarget {
  /** Slug of a collection or a global. */
  list: string;
  /** Empty for a global. */
  id: string;
  locale?: string;
  /** Path of a field, for instance `seo.title`. */
  field?: string;
  /** Place in the rich text that the field holds, for instance `4`, or `4.caption`. */
  within?: string;
}

/** Path below the admin's of an entry's form, in a language and at a field where they are given. */
export function entryPath({ list, id, locale, field, within }: EntryTarget): string {
  const query = new URLSearchParams();
  if (locale) query.set("locale", locale);
  if (field) query.set(FIELD_PARAMETER, field);
  if (within) query.set(WITHIN_PARAMETER, within);
  const path = id ? `/collections/${list}/${id}` : `/globals/${list}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
