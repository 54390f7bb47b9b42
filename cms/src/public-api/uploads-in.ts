import type { Field } from "payload";
import { everyBlock } from "../rich-text/blocks";

/** An entry of a collection of files. */
export interface Upload {
  /** `media` or `recordings`. */
  readonly collection: string;
  readonly id: number;
}

/**
 * The files that a document shows, by its fields: those of upload fields, also in groups, lists and the blocks of rich
 * text.
 * @param fields of its collection or global
 * @param document as it is read at depth 0
 */
export function* uploadsIn(fields: readonly Field[], document: unknown): Generator<Upload> {
  for (const field of fields) yield* uploadsInField(field, document);
}

function* uploadsInField(field: Field, document: unknown): Generator<Upload> {
  if (field.type === "tabs") {
    for (const tab of field.tabs) yield* uploadsIn(tab.fields, "name" in tab ? get(document, tab.name) : document);
    return;
  }
  if (field.type === "row" || field.type === "collapsible") return yield* uploadsIn(field.fields, document);
  const value = "name" in field ? get(document, field.name) : document;
  if (field.type === "group") return yield* uploadsIn(field.fields, value);
  if (field.type === "array") for (const row of listOf(value)) yield* uploadsIn(field.fields, row);
  if (field.type === "upload" && typeof value === "number" && typeof field.relationTo === "string") {
    yield { collection: field.relationTo, id: value };
  }
  if (field.type === "richText") yield* uploadsInNode(get(value, "root"));
}

function* uploadsInNode(node: unknown): Generator<Upload> {
  const fields = get(node, "fields");
  const block = everyBlock.find(({ slug }) => slug === get(fields, "blockType"));
  if (block) yield* uploadsIn(block.fields, fields);
  for (const child of listOf(get(node, "children"))) yield* uploadsInNode(child);
}

function get(value: unknown, name: string | undefined): unknown {
  return typeof value === "object" && value !== null && name !== undefined ? Reflect.get(value, name) : undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
