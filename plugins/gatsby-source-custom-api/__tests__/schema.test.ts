import type { NodePluginSchema } from "gatsby";
import { parse, print, type ObjectTypeDefinitionNode } from "graphql";
import { createTypes } from "../src/schema";
import { NODE_TYPES } from "../src/shapes/entities";

const buildUnionType: NodePluginSchema["buildUnionType"] = (config) => ({ kind: "UNION", config });
const types = createTypes({ buildUnionType });

const definitions = types
  .filter((type) => typeof type === "string")
  .flatMap((sdl) => parse(sdl).definitions)
  .filter((definition): definition is ObjectTypeDefinitionNode => definition.kind === "ObjectTypeDefinition");

test("G1: there is a type for each kind of node, and none is inferred", () => {
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
  expect(resolve({ type: "beat" })).toBe("BeatBlock");
  expect(resolve({ type: "toString" })).toBeUndefined();
});

/** A type's fields as the schema language has them. */
function fieldsOf(type: string): Record<string, string> {
  const fields = definitions.find(({ name }) => name.value === type)?.fields ?? [];
  const directives = ({ directives = [] }: (typeof fields)[number]) => directives.map((directive) => print(directive));
  return Object.fromEntries(
    fields.map((field) => [field.name.value, [print(field.type), ...directives(field)].join(" ")]),
  );
}

test("types say what may be null, what is a list, a date, or a link to other nodes", () => {
  expect(fieldsOf("Case")).toMatchObject({
    title: "String!",
    year: "Int!",
    client: 'Client @link(from: "clientNodeId")',
    categories: '[CaseCategory!]! @link(from: "categoriesNodeIds")',
    cover: "Picture",
    body: "[ContentBlock!]!",
    publishedAt: "Date! @dateformat",
    next: 'Case @link(from: "nextNodeId")',
  });
  expect(fieldsOf("Vacancy")).toMatchObject({
    city: 'JobCity! @link(from: "cityNodeId")',
    plus: "[String!]!",
    validThrough: "Date @dateformat",
    closed: "Boolean!",
  });
  expect(fieldsOf("SiteSettings").offices).toBe('[Office!]! @link(from: "officesNodeIds")');
  expect(fieldsOf("SiteFigure")).toHaveProperty("entryId");
  expect(fieldsOf("Picture")).toMatchObject({ alt: "String!", file: 'File @link(from: "fileId")' });
});

test("blocks of a story have their fields", () => {
  expect(fieldsOf("BeatBlock")).toMatchObject({
    beat: "String!",
    title: "String!",
    figure: "String",
    remark: "String",
  });
  expect(fieldsOf("ArtefactBlock")).toMatchObject({ pieces: "[ArtefactPiece!]!", medium: "String" });
  expect(fieldsOf("ArtefactPiece")).toMatchObject({ picture: "Picture!", caption: "String" });
  expect(fieldsOf("RadioBlock")).toMatchObject({ seconds: "Int!", lines: "[SpokenLine!]!", sound: "Recording" });
  expect(fieldsOf("LoopBlock")).toMatchObject({ film: "Film" });
  expect(fieldsOf("Film")).toMatchObject({ sources: "[Recording!]!", poster: "Picture!" });
  expect(fieldsOf("Recording")).toMatchObject({ type: "String!", file: 'File @link(from: "fileId")' });
  expect(fieldsOf("QuoteBlock")).toMatchObject({ loud: "Boolean!" });
  expect(fieldsOf("FiguresBlock")).toMatchObject({ source: "String" });
});

test("a node has the locale's own text of what the API has in all locales", () => {
  expect(fieldsOf("Award")).toMatchObject({ festival: "String!", locale: "String!", missingLocales: "[String!]!" });
});

test("G1: descriptions are the contract's", () => {
  const award = definitions.find(({ name }) => name.value === "Award");
  expect(award?.description?.value).toBe("A prize");
  const category = award?.fields?.find(({ name }) => name.value === "category");
  expect(category?.description?.value).toBe("short-list, grand-prix, gold, silver or bronze");
});
