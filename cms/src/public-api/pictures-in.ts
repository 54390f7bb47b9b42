import type { Field } from "payload";
import { everyBlock } from "../rich-text/blocks";

/**
 * The pictures that a document shows, by its fields: those of upload fields, also in groups, lists and the blocks of
 * rich text.
 * @param fields of its collection or global
 * @param document as it is read at depth 0
 * @returns ids of the library's pictures
 */
export function* picturesIn(fields: readonly Field[], document: unknown): Generator<number> {
  for (const field of fields) yield* picturesInField(field, document);
}

function* picturesInField(field: Field, document: unknown): Generator<number> {
  if (field.type === "tabs") {
    for (const tab of field.tabs) yield* picturesIn(tab.fields, "name" in tab ? get(document, tab.name) : document);
    return;
  }
  if (field.type === "row" || field.type === "collapsible") return yield* picturesIn(field.fields, document);
  const value = "name" in field ? get(document, field.name) : document;
  if (field.type === "group") return yield* picturesIn(field.fields, value);
  if (field.type === "array") for (const row of listOf(value)) yield* picturesIn(field.fields, row);
  if (field.type === "upload" && typeof value === "number") yield value;
  if (field.type === "richText") yield* picturesInNode(get(value, "root"));
}

function* picturesInNode(node: unknown): Generator<number> {
  const fields = get(node, "fields");
  const block = everyBlock.find(({ slug }) => slug === get(fields, "blockType"));
  if (block) yield* picturesIn(block.fields, fields);
  for (const child of listOf(get(node, "children"))) yield* picturesInNode(child);
}

function get(value: unknown, name: string | undefined): unknown {
  return typeof value === "object" && value !== null && name !== undefined ? Reflect.get(value, name) : undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
