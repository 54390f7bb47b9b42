/** The content of nodes, out of entries of the API and the shapes of the contract. */
import type { LocaleCode, LocalizedPicture, Picture, Recording } from "@future-native/contract";
import { linkOf, type Link } from "../shapes/links";
import type { ObjectShape, Shape } from "../shapes/shape";
import type { Fields, NodeContent, Relation } from "./node-input";
import type { PictureFields, RecordingFields } from "./file-registry";

export interface ContentContext {
  readonly locale: LocaleCode;
  /** Registers a picture. @param field path of the field that shows it, such as `body[1].pictures[0]` */
  readonly picture: (picture: Picture | LocalizedPicture, field: string) => PictureFields;
  /** The same of a film or a sound. */
  readonly recording: (recording: Recording, field: string) => RecordingFields;
}

/**
 * Makes what takes the content of nodes out of entries of a shape.
 * @returns a function of an entry, valid by the schema that the shape was read from, and of the context; it gives null
 *   when the entry lacks a text without which it does not exist in the locale
 */
export function contentReader(shape: ObjectShape): (entry: Fields, context: ContentContext) => NodeContent | null {
  const fields = shape.fields.map((field) => ({ ...field, link: linkOf(field) }));
  const links = fields.flatMap(({ name, link }) => (link ? [{ name, link }] : []));
  const own = fields.filter(({ name, link }) => !link && name !== "id" && name !== "locale");
  return (entry, context) =>
    isWritten(shape, entry, context.locale)
      ? {
          fields: Object.fromEntries(
            own.map((field) => [field.name, read(field.shape, entry[field.name], field.name, context)]),
          ),
          relations: links.map(({ name, link }) => relationOf(link, entry[name], name)),
        }
      : null;
}

/** Whether all texts are there that an entry needs to exist in a locale. */
function isWritten(shape: Shape, value: unknown, locale: LocaleCode): boolean {
  if (value === null || value === undefined) return true;
  if (shape.kind === "localized") return shape.otherwise !== undefined || Object(value)[locale] !== null;
  if (shape.kind === "optional") return isWritten(shape.inner, value, locale);
  if (shape.kind !== "object") return true;
  return shape.fields.every((field) => isWritten(field.shape, Object(value)[field.name], locale));
}

function relationOf(link: Link, value: unknown, field: string): Relation {
  const { type, from, isList, isOptional, isWhole } = link;
  const idOf = (target: unknown) => String(isWhole ? Object(target).id : target);
  const single = value === null || value === undefined ? null : idOf(value);
  const target = isList && Array.isArray(value) ? value.map(idOf) : single;
  return { field, link: from, type, target, isRequired: !isList && !isOptional };
}

function read(shape: Shape, value: unknown, path: string, context: ContentContext): unknown {
  if (value === null || value === undefined) return value;
  switch (shape.kind) {
    case "scalar":
    case "reference":
      return value;
    case "optional":
      return read(shape.inner, value, path, context);
    case "localized":
      return read(shape.inner, Object(value)[context.locale] ?? shape.otherwise, path, context);
    case "picture":
      return isPicture(value) ? context.picture(value, path) : value;
    case "recording":
      return isRecording(value) ? context.recording(value, path) : value;
    case "list":
      return Array.isArray(value)
        ? value.map((item, index) => read(shape.item, item, `${path}[${index}]`, context))
        : value;
    case "object":
      return readObject(shape, value, path, context);
    case "union": {
      const option = shape.options.get(String(Object(value)[shape.discriminator]));
      return option ? readObject(option, value, path, context) : value;
    }
  }
}

function isPicture(value: unknown): value is Picture | LocalizedPicture {
  return typeof value === "object" && value !== null && "url" in value && "alt" in value;
}

function isRecording(value: unknown): value is Recording {
  return typeof value === "object" && value !== null && "url" in value && "seconds" in value;
}

/** Gatsby has an `id` of its own, so that of the API is `entryId`. Missing fields stay missing. */
function readObject(shape: ObjectShape, value: unknown, path: string, context: ContentContext): Fields {
  const fields: Fields = {};
  for (const { name, shape: inner } of shape.fields) {
    const own: unknown = Object(value)[name];
    if (own !== undefined) fields[name === "id" ? "entryId" : name] = read(inner, own, `${path}.${name}`, context);
  }
  return fields;
}
