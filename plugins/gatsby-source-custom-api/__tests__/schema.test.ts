import type { NodePluginSchema } from "gatsby";
import { parse, type ObjectTypeDefinitionNode } from "graphql";
import { NODE_TYPES } from "../src/build/draft";
import { createTypes } from "../src/schema";

const buildUnionType: NodePluginSchema["buildUnionType"] = (config) => ({ kind: "UNION", config });
const types = createTypes({ buildUnionType });

const definitions = types
  .filter((type) => typeof type === "string")
  .flatMap((sdl) => parse(sdl).definitions)
  .filter((definition): definition is ObjectTypeDefinitionNode => definition.kind === "ObjectTypeDefinition");

test("there is a type for each kind of node, and none is inferred", () => {
  const nodeTypes = definitions.filter(({ interfaces }) => interfaces?.some(({ name }) => name.value === "Node"));
  expect(nodeTypes.map(({ name }) => name.value).sort()).toEqual([...NODE_TYPES].sort());
  for (const { directives } of definitions) {
    expect(directives?.map(({ name }) => name.value)).toContain("dontInfer");
  }
});

test.each(definitions.map((definition) => [definition.name.value, definition] as const))(
  "%s and all its fields have a description",
  (_, { description, fields = [] }) => {
    expect(description?.value).toBeTruthy();
    expect(fields.filter((field) => !field.description?.value).map((field) => field.name.value)).toEqual([]);
  },
);

test("each block of rich text resolves to its type by its name", () => {
  const union = types.find((type) => typeof type !== "string");
  const resolve = Object(union).config.resolveType;
  expect(resolve({ type: "pair" })).toBe("PairBlock");
  expect(resolve({ type: "heading" })).toBe("HeadingBlock");
  expect(resolve({ type: "toString" })).toBeUndefined();
});
