import type { NodePluginSchema } from "gatsby";
import { contentBlock } from "./blocks";
import { typeDefinitions } from "./type-definitions";

/** Every GraphQL type of the plugin, made of the contract's schemas. */
export function createTypes(schema: Pick<NodePluginSchema, "buildUnionType">) {
  return [...typeDefinitions(), contentBlock(schema)];
}
