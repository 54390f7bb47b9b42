import { localizedPicture, localizedValues, picture, recording, references, typeNames } from "@future-native/contract";
import { z } from "zod";
import type { FieldShape, ObjectShape, ScalarShape, Shape, UnionShape } from "./shape";

type Schema = z.core.$ZodType;

const nameIn = (schema: Schema) => typeNames.get(schema)?.name;
const PICTURES = [picture, localizedPicture].map(nameIn);
const RECORDING = nameIn(recording);

/**
 * Reads a schema of the contract: the only module that knows the schema library.
 * @param path of the schema, for messages
 * @throws Error for a kind of schema that no GraphQL type is known for, and for an object without a name
 */
export function readShape(schema: Schema, path: string): Shape {
  const reference = references.get(schema);
  if (reference) return { kind: "reference", ...reference };
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return { kind: "optional", inner: readShape(schema.unwrap(), path) };
  }
  if (schema instanceof z.ZodDefault) return readShape(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return { kind: "list", item: readShape(schema.element, `${path}[]`) };
  if (schema instanceof z.ZodTuple) return { kind: "list", item: readFirst(schema, path) };
  if (schema instanceof z.ZodObject) return readObjectLike(schema, path);
  if (schema instanceof z.ZodDiscriminatedUnion) return readUnion(schema, path);
  return readScalar(schema, path);
}

/** Reads an object with its fields. @throws Error as `readShape` does */
export function readObject(schema: z.ZodObject, path: string): ObjectShape {
  const fields = Object.entries(schema.shape).map(([name, field]): FieldShape => {
    const shape = readShape(field, `${path}.${name}`);
    return { name, description: describeField(field, shape), shape };
  });
  return { kind: "object", ...nameOf(schema, path), fields };
}

function readObjectLike(schema: z.ZodObject, path: string): Shape {
  const localized = localizedValues.get(schema);
  if (localized) return { kind: "localized", inner: readLocalized(schema, path), ...localized };
  if (PICTURES.includes(nameIn(schema))) return { kind: "picture" };
  if (RECORDING === nameIn(schema)) return { kind: "recording" };
  return readObject(schema, path);
}

/** All locales have values of one schema, which may be null in each. */
function readLocalized(schema: z.ZodObject, path: string): Shape {
  const [first] = Object.values(schema.shape);
  if (!(first instanceof z.ZodNullable)) throw unknownShape(schema, path);
  return readShape(first.unwrap(), path);
}

function readFirst(schema: z.ZodTuple, path: string): Shape {
  const [first] = schema.def.items;
  if (!first) throw unknownShape(schema, path);
  return readShape(first, `${path}[]`);
}

function readUnion(schema: z.ZodDiscriminatedUnion, path: string): UnionShape {
  const { discriminator } = schema.def;
  const options = schema.options.map((option): [string, ObjectShape] => {
    const { name } = nameOf(option, path);
    const literal = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
    if (!(option instanceof z.ZodObject) || !(literal instanceof z.ZodLiteral)) throw unknownShape(option, path);
    return [String(literal.value), readObject(option, name)];
  });
  return { kind: "union", ...nameOf(schema, path), discriminator, options: new Map(options) };
}

function readScalar(schema: Schema, path: string): ScalarShape {
  if (schema instanceof z.ZodEnum) return { kind: "scalar", type: "String", values: schema.options.map(String) };
  if (schema instanceof z.ZodLiteral) return readLiteral(schema, path);
  if (schema instanceof z.ZodUnion) return readAlternatives(schema, path);
  const format: unknown = Object(schema).format;
  switch (schema._zod.def.type) {
    case "string":
      return { kind: "scalar", type: format === "date" || format === "datetime" ? "Date" : "String" };
    case "number":
      return { kind: "scalar", type: format === "safeint" ? "Int" : "Float" };
    case "boolean":
      return { kind: "scalar", type: "Boolean" };
    default:
      throw unknownShape(schema, path);
  }
}

function readLiteral(schema: z.ZodLiteral, path: string): ScalarShape {
  const { value } = schema;
  if (typeof value === "string") return { kind: "scalar", type: "String", values: [value] };
  if (Number.isInteger(value)) return { kind: "scalar", type: "Int", values: [String(value)] };
  throw unknownShape(schema, path);
}

/** Scalars of one type, such as a web address or a path. */
function readAlternatives(schema: z.ZodUnion, path: string): ScalarShape {
  const [first, ...others] = schema.options.map((option) => readScalar(option, path));
  if (!first || others.some(({ type }) => type !== first.type)) throw unknownShape(schema, path);
  const values = [first, ...others].flatMap((option) => option.values ?? []);
  return { kind: "scalar", type: first.type, ...(values.length > others.length ? { values } : {}) };
}

/** Description of the field, or else of the type; and the values, if there are few. */
function describeField(schema: Schema, shape: Shape): string {
  const said = descriptionOf(schema) ?? "";
  const values = shape.kind === "scalar" && shape.values && shape.values.length > 1 ? listed(shape.values) : "";
  return [said, values].filter(Boolean).join(": ");
}

function descriptionOf(schema: Schema): string | undefined {
  const description = z.globalRegistry.get(schema)?.description;
  const isWrapped =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return description ?? (isWrapped ? descriptionOf(schema.unwrap()) : undefined);
}

const listed = (values: readonly string[]) => `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;

function nameOf(schema: Schema, path: string): { name: string; description: string } {
  const named = typeNames.get(schema);
  if (!named) throw new Error(`${path} has no name of its own: give it one with named() in contract/src.`);
  return { name: named.name, description: named.description };
}

function unknownShape(schema: Schema, path: string): Error {
  const { type } = schema._zod.def;
  return new Error(`${path} is of a kind ("${type}") that has no GraphQL type: add it to src/shapes/read-shape.ts.`);
}
