/**
 * Annotations of schemas: the name of a type, the target of an id, values by locale. Readers of the schemas derive
 * GraphQL types and the content of nodes from them, so neither is declared twice.
 */
import { z } from "zod";

/** Names and descriptions of object and union types. A copy of a schema that `describe` makes keeps its name. */
export const typeNames = z.registry<{ readonly name: string; readonly description: string }>();

/** Ids of other entries: the type they are of, and the field by which a reader has the entry itself. */
export const references = z.registry<{ readonly to: string; readonly as: string }>();

/**
 * Values by locale, and the fallback in a locale that lacks one; undefined where an entry without the value does not
 * exist there.
 */
export const localizedValues = z.registry<{ readonly otherwise: unknown }>();

/** Gives a type its name and its description, in the OpenAPI document and in derived types. */
export function named<Schema extends z.ZodType>(name: string, description: string, schema: Schema): Schema {
  const copy = schema.meta({ id: name, description });
  typeNames.add(copy, { name, description });
  return copy;
}
