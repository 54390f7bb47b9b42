import { block } from "@future-native/contract";
import type { NodePluginSchema } from "gatsby";
import { readShape } from "../shapes/read-shape";

const shape = readShape(block, "A block");
if (shape.kind !== "union") throw new Error("The contract's block is no union any more.");
const { name, description, options, discriminator } = shape;

/** Name of the GraphQL type of each block of the contract, by the block's `type`. */
export const BLOCK_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  [...options].map(([type, option]) => [type, option.name]),
);

/** The union of the blocks; which one a value is, its `type` says. */
export const contentBlock = (schema: Pick<NodePluginSchema, "buildUnionType">) =>
  schema.buildUnionType({
    name,
    description,
    types: Object.values(BLOCK_TYPES),
    resolveType: (value: Readonly<Record<string, unknown>>) => options.get(String(value[discriminator]))?.name,
  });
