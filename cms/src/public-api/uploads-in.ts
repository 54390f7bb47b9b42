import type { FlattenedField } from "payload";
import { isRecord, walkFields } from "payload-kit";
import { blockOf, nodesOf } from "../rich-text/block-fields";

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
export function* uploadsIn(fields: readonly FlattenedField[], document: unknown): Generator<Upload> {
  if (!isRecord(document)) return;
  for (const { field, value } of walkFields(fields, document)) {
    if (field.type === "upload" && typeof value === "number" && typeof field.relationTo === "string") {
      yield { collection: field.relationTo, id: value };
    }
    if (field.type !== "richText") continue;
    for (const node of nodesOf(value)) {
      const block = blockOf(node);
      if (block) yield* uploadsIn(block.fields, block.values);
    }
  }
}
