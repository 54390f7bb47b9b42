/** Placeholders for what the page of a draft cannot do without, so that it is seen from the first key (A7). */
import type { CollectionSlug, FlattenedField, Payload } from "payload";
import { isRecord, textOf, walkFields, type Doc } from "payload-kit";
import { NEEDED } from "payload-kit/needed";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";

export interface Completed {
  readonly data: Record<string, unknown>;
  /** Paths of the fields that were empty, for instance `internship.title`. */
  readonly missing: readonly string[];
}

const TEXT = "…";

/** Placeholders that the site decides. */
export interface PlaceholderRules {
  /** Of texts that have to have a form, by the names of their fields. */
  readonly texts: Readonly<Record<string, string>>;
  /** Of a number without a default. */
  readonly number: () => number;
  /** Of a rich text: the editor's state. */
  readonly richText: (text: string) => unknown;
}

/**
 * A form with a placeholder in each empty required field: an ellipsis for a text, the first option of a choice. A
 * choice without options stays empty. Lists stay unchanged.
 */
export async function withPlaceholders(
  fields: readonly FlattenedField[],
  data: Doc,
  payload: Payload,
  rules: PlaceholderRules,
): Promise<Completed> {
  const completed: Record<string, unknown> = structuredClone(data);
  const missing: string[] = [];
  const isList = ({ type }: FlattenedField) => type === "array";
  for (const { field, path, value } of walkFields(fields, data, isList)) {
    const isMissing = isNeeded(field) && isEmpty(field, value);
    // A group is there even when none of its fields is filled.
    setAt(completed, path.split("."), isMissing ? await placeholderFor(field, payload, rules) : value);
    if (isMissing) missing.push(path);
  }
  return { data: completed, missing };
}

function setAt(doc: Record<string, unknown>, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    doc[name] = value;
    return;
  }
  const group = isRecord(doc[name]) ? doc[name] : {};
  doc[name] = group;
  setAt(group, rest, value);
}

const isNeeded = (field: FlattenedField): boolean =>
  ("required" in field && field.required === true) || Boolean(field.custom?.[NEEDED]);

function isEmpty(field: FlattenedField, value: unknown): boolean {
  if (field.type === "richText") return isEmptyRichText(value);
  if (typeof value === "string") return textOf(value) === "";
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

async function placeholderFor(field: FlattenedField, payload: Payload, rules: PlaceholderRules): Promise<unknown> {
  switch (field.type) {
    case "richText":
      return rules.richText(TEXT);
    case "number":
      return typeof field.defaultValue === "number" ? field.defaultValue : rules.number();
    case "email":
      return "name@example.com";
    case "date":
      return new Date().toISOString();
    case "select":
    case "radio": {
      const [first] = field.options;
      return field.defaultValue ?? (typeof first === "object" ? first.value : first);
    }
    case "relationship":
    case "upload":
      return typeof field.relationTo === "string" ? firstOf(field.relationTo, field.hasMany === true, payload) : null;
    default:
      return rules.texts[field.name] ?? TEXT;
  }
}

async function firstOf(collection: CollectionSlug, hasMany: boolean, payload: Payload): Promise<unknown> {
  const found = await payload.db.find<{ id: number }>({ collection, limit: 1, pagination: false, sort: "id" });
  const ids = found.docs.map(({ id }) => id);
  return hasMany ? ids : (ids[0] ?? null);
}
