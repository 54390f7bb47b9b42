/** Placeholders for what the page of a draft cannot do without, so that it is seen from the first key (A7). */
import type { CollectionSlug, FlattenedField, Payload } from "payload";
import { NEEDED } from "../fields/needed";
import { textOf, type Doc } from "../gate/facts/leaves";
import { isRecord } from "../is-record";
import { isEmptyRichText } from "../rich-text/is-empty";
import { lexicalFromBlocks } from "../rich-text/to-lexical";

export interface Completed {
  readonly data: Record<string, unknown>;
  /** Paths of the fields that were empty, for instance `internship.title`. */
  readonly missing: readonly string[];
}

const TEXT = "…";

/** Texts that have to have a form, by the names of their fields. */
const FORMED: Readonly<Record<string, string>> = {
  timeZone: "UTC",
  url: "https://example.com",
};

/**
 * A form with something in each field that is needed and empty: an ellipsis for a text, the first of what can be chosen.
 * Where there is nothing to choose the field stays empty. Lists are taken as they are.
 */
export async function withPlaceholders(
  fields: readonly FlattenedField[],
  data: Doc,
  payload: Payload,
  before = "",
): Promise<Completed> {
  const completed: Record<string, unknown> = { ...data };
  const missing: string[] = [];
  for (const field of fields) {
    const value = data[field.name];
    if (field.type === "group" || field.type === "tab") {
      const path = `${before}${field.name}.`;
      const group = await withPlaceholders(field.flattenedFields, isRecord(value) ? value : {}, payload, path);
      completed[field.name] = group.data;
      missing.push(...group.missing);
    } else if (isNeeded(field) && isEmpty(field, value)) {
      completed[field.name] = await placeholderFor(field, payload);
      missing.push(before + field.name);
    }
  }
  return { data: completed, missing };
}

const isNeeded = (field: FlattenedField): boolean =>
  ("required" in field && field.required === true) || Boolean(field.custom?.[NEEDED]);

function isEmpty(field: FlattenedField, value: unknown): boolean {
  if (field.type === "richText") return isEmptyRichText(value);
  if (typeof value === "string") return textOf(value) === "";
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

async function placeholderFor(field: FlattenedField, payload: Payload): Promise<unknown> {
  switch (field.type) {
    case "richText":
      return lexicalFromBlocks([{ type: "paragraph", runs: [{ text: TEXT }] }]);
    case "number":
      // What has a number of its own to begin with; all others are years.
      return typeof field.defaultValue === "number" ? field.defaultValue : new Date().getFullYear();
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
      return FORMED[field.name] ?? TEXT;
  }
}

async function firstOf(collection: CollectionSlug, hasMany: boolean, payload: Payload): Promise<unknown> {
  const found = await payload.db.find<{ id: number }>({ collection, limit: 1, pagination: false, sort: "id" });
  const ids = found.docs.map(({ id }) => id);
  return hasMany ? ids : (ids[0] ?? null);
}
