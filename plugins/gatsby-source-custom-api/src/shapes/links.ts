import { isNodeType, type NodeType } from "./entities";
import type { FieldShape, Shape } from "./shape";

/** A field by which a node leads to others. */
export interface Link {
  readonly type: NodeType;
  /** Name of the field in the schema. */
  readonly name: string;
  /** Name of the node's field that holds the ids of the nodes. */
  readonly from: string;
  readonly isList: boolean;
  readonly isOptional: boolean;
  /** Whether the API has whole entries there instead of their ids. */
  readonly isWhole: boolean;
}

/**
 * The link that a field of an entity is: ids of other entries, or entries that are nodes of their own.
 * @throws Error when the type that it names has no nodes
 */
export function linkOf({ name, shape }: FieldShape): Link | undefined {
  const isOptional = shape.kind === "optional";
  const within = isOptional ? shape.inner : shape;
  const isList = within.kind === "list";
  const target: Shape = isList ? within.item : within;
  const common = { isList, isOptional };
  if (target.kind === "object" && isNodeType(target.name)) {
    return { type: target.name, name, from: idsField(name, isList), ...common, isWhole: true };
  }
  if (target.kind !== "reference") return undefined;
  if (!isNodeType(target.to)) {
    throw new Error(`${name} leads to "${target.to}", of which there are no nodes: see src/shapes/entities.ts.`);
  }
  return { type: target.to, name: target.as, from: idsField(target.as, isList), ...common, isWhole: false };
}

/** Name of the node's field that holds the ids of the nodes that a field refers to. */
export function idsField(name: string, isList: boolean): string {
  return `${name}NodeId${isList ? "s" : ""}`;
}
