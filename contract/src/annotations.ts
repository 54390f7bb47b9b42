/**
 * What a schema says of its values beside their form: the name of their type, which entry an id leads to, what differs by
 * locale. Readers of the schemas derive from it what would else be declared again: GraphQL types, the content of nodes.
 */
import { z } from "zod";

/** Names and descriptions of object and union types. A copy of a schema that `describe` makes keeps its name. */
export const typeNames = z.registry<{ readonly name: string; readonly description: string }>();

/** Ids of other entries: the type they are of, and the field by which a reader has the entry itself. */
export const references = z.registry<{ readonly to: string; readonly as: string }>();

/** Values by locale, and what stands for one in a locale that lacks it; undefined where an entry needs it to exist there. */
export const localizedValues = z.registry<{ readonly otherwise: unknown }>();

/** Gives a type its name and its description, in the OpenAPI document and for whoever derives types. */
export function named<Schema extends z.ZodType>(name: string, description: string, schema: Schema): Schema {
  const copy = schema.meta({ id: name, description });
  typeNames.add(copy, { name, description });
  return copy;
}
