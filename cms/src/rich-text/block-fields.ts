import { flattenAllFields, type FlattenedField } from "payload";
import { isRecord } from "payload-kit";
import { everyBlock } from "./blocks";

const FIELDS = new Map<unknown, readonly FlattenedField[]>(
  everyBlock.map(({ slug, fields }) => [slug, flattenAllFields({ fields })]),
);

/** A block of a rich text, with the fields that it has. */
export interface BlockInText {
  readonly fields: readonly FlattenedField[];
  readonly values: Record<string, unknown>;
}

/** @returns undefined for a node that is no block, or an unknown one */
export function blockOf({ fields: values }: Record<string, unknown>): BlockInText | undefined {
  const fields = isRecord(values) ? FIELDS.get(values.blockType) : undefined;
  return fields && isRecord(values) ? { fields, values } : undefined;
}

/** Children of a node, or of the root of a rich text; none where it has none, or is broken. */
export const childrenOf = (node: unknown): Record<string, unknown>[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children.filter(isRecord) : [];

/** All nodes of a rich text, each before its children. */
export function* nodesOf(state: unknown): Generator<Record<string, unknown>> {
  yield* nodesBelow(isRecord(state) ? state.root : undefined);
}

function* nodesBelow(parent: unknown): Generator<Record<string, unknown>> {
  for (const node of childrenOf(parent)) {
    yield node;
    yield* nodesBelow(node);
  }
}
