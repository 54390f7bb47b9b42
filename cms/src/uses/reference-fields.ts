import type { Field, FlattenedField } from "payload";
import { isRecord } from "payload-kit";
import { everyBlock } from "../rich-text/blocks";

/** A field by which an entry can use another. */
export interface ReferenceField {
  /** For instance `seo.picture`. */
  path: string;
  /** As Payload's config has it: a text, or one a language. */
  label: unknown;
  /** Whether the other entry is used by a block of a text. */
  isText: boolean;
}

/** The fields of a collection or a global that can hold an entry of the collection `slug`. */
export function referenceFieldsOf(slug: string, fields: readonly FlattenedField[], before = ""): ReferenceField[] {
  return fields.flatMap((field): ReferenceField[] => {
    const path = before + field.name;
    if (field.type === "group" || field.type === "tab" || field.type === "array") {
      return referenceFieldsOf(slug, field.flattenedFields, `${path}.`);
    }
    const isText = field.type === "richText";
    const holds = isText ? namesInBlocks(slug).size > 0 : isRelation(field) && field.relationTo === slug;
    return holds ? [{ path, label: field.label, isText }] : [];
  });
}

const isRelation = (field: Field | FlattenedField) => field.type === "relationship" || field.type === "upload";

/** Names of the fields of a text's blocks that hold an entry of the collection. */
function namesInBlocks(slug: string): ReadonlySet<string> {
  const named = (fields: readonly Field[]): string[] =>
    fields.flatMap((field): string[] => {
      if ("fields" in field) return named(field.fields);
      return isRelation(field) && "relationTo" in field && field.relationTo === slug ? [field.name] : [];
    });
  return new Set(everyBlock.flatMap(({ fields }) => named(fields)));
}

/**
 * Whether a value that was found at a place holds the entry. Goes through languages, rows and nodes, whatever their shape:
 * a text that is broken can hold it too.
 */
export function holds(value: unknown, slug: string, id: number | string, { isText }: ReferenceField): boolean {
  const names = namesInBlocks(slug);
  const isIt = (found: unknown): boolean => (Array.isArray(found) ? found.some(isIt) : found === id);
  const look = (part: unknown): boolean => {
    if (Array.isArray(part)) return part.some(look);
    if (!isRecord(part)) return !isText && part === id;
    return Object.entries(part).some(([name, inner]) => (isText && names.has(name) ? isIt(inner) : look(inner)));
  };
  return look(value);
}

/** The value at a path; of a list, those of its rows. */
export function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((row) => valueAt(row, [name, ...rest]));
  return isRecord(value) ? valueAt(value[name], rest) : undefined;
}
