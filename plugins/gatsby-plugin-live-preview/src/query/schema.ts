/** GraphQL schema that runs page queries without Gatsby: the source plugin's types, with roots like Gatsby's. */
import {
  buildASTSchema,
  getDirectiveValues,
  getNamedType,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  type GraphQLFieldConfig,
} from "graphql";
import { createTypes } from "../../../gatsby-source-custom-api/src/schema";
import { BLOCK_TYPES } from "../../../gatsby-source-custom-api/src/schema/blocks";
import { NODE_TYPES } from "../../../gatsby-source-custom-api/src/shapes/entities";
import { selectNodes, type Condition, type Fields, type NodeStore, type Sort } from "./nodes";

/** Of Gatsby's own types, what the source plugin's definitions name. */
const GATSBY_TYPES = `
  directive @link(from: String) on FIELD_DEFINITION
  interface Node
  scalar Date
  type File { publicURL: String childImageSharp: ImageSharp }
  scalar GatsbyImageData
  scalar ImageOption
  type ImageSharp {
    gatsbyImageData(layout: ImageOption, breakpoints: ImageOption, placeholder: ImageOption): GatsbyImageData
  }
`;

const EQUALS = new GraphQLInputObjectType({
  name: "Condition",
  fields: { eq: { type: new GraphQLScalarType({ name: "Value" }) } },
});
const ORDER = new GraphQLEnumType({ name: "SortOrder", values: { ASC: {}, DESC: {} } });

/** In a draft whose texts are marked a year is a text (X11). */
const NUMBER = new GraphQLScalarType({ name: "Number" });

type Root = GraphQLFieldConfig<unknown, NodeStore>;

/**
 * Creates a schema that resolves from a {@link NodeStore} as its context. Fields that it does not have, such as
 * Gatsby's own roots, are left out of a result.
 */
export function createSchema(): GraphQLSchema {
  const definitions = createTypes({ buildUnionType: (config) => ({ kind: "UNION", config }) }).map((type) =>
    typeof type === "string" ? type : `union ${type.config.name} = ${Object.values(BLOCK_TYPES).join(" | ")}`,
  );
  const document = parse(GATSBY_TYPES + definitions.join("\n"), { noLocation: true });
  const types = buildASTSchema(document, { assumeValid: true });
  resolveTypes(types);
  const roots = NODE_TYPES.flatMap((name): [string, Root][] => {
    const type = types.getType(name);
    if (!isObjectType(type)) throw new Error(`The source plugin has no type ${name}.`);
    return [
      [name.charAt(0).toLowerCase() + name.slice(1), oneOf(type)],
      [`all${name}`, allOf(type)],
    ];
  });
  const query = new GraphQLObjectType({ name: "Query", fields: Object.fromEntries(roots) });
  return new GraphQLSchema({ ...types.toConfig(), query, assumeValid: true });
}

/** Links lead to nodes, pictures to the CMS's own files, and a block tells of which type it is. */
function resolveTypes(schema: GraphQLSchema): void {
  const link = schema.getDirective("link");
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type)) type.resolveType = (value: Fields) => BLOCK_TYPES[String(value.type)];
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const from = link && field.astNode && getDirectiveValues(link, field.astNode)?.from;
      if (getNamedType(field.type) === GraphQLInt) {
        field.type = isNonNullType(field.type) ? new GraphQLNonNull(NUMBER) : NUMBER;
      }
      if (getNamedType(field.type).name === "File") field.resolve = fileOf;
      else if (from) field.resolve = (source: Fields, _, store: NodeStore) => store.follow(source[String(from)]);
    }
  }
}

/** No sharp here: a page draws the CMS's own file, in the shape of what Gatsby would have made of it. */
function fileOf({ url, width, height }: Fields) {
  const isPicture = typeof width === "number" && typeof height === "number";
  if (!isPicture) return { publicURL: url, childImageSharp: null };
  const images = { fallback: { src: url }, sources: [] };
  const gatsbyImageData = { layout: "fullWidth", width: 1, height: height / width, images };
  return { publicURL: url, childImageSharp: { gatsbyImageData } };
}

const eachField = <Config>(type: GraphQLObjectType, config: Config) =>
  Object.fromEntries(Object.keys(type.getFields()).map((name) => [name, config]));

function oneOf(type: GraphQLObjectType): Root {
  return {
    type,
    args: eachField(type, { type: EQUALS }),
    resolve: (_, filter: Condition, store) => selectNodes(store.all(type.name), { filter })[0],
  };
}

function allOf(type: GraphQLObjectType): Root {
  const { name } = type;
  const whole = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
  const nodes = { type: whole, resolve: ({ found, limit }: FilterResult) => found.slice(0, limit) };
  const totalCount = { type: new GraphQLNonNull(GraphQLInt), resolve: ({ found }: FilterResult) => found.length };
  const inputOf = (suffix: string, field: typeof EQUALS | typeof ORDER) =>
    new GraphQLInputObjectType({ name: name + suffix, fields: eachField(type, { type: field }) });
  return {
    type: new GraphQLNonNull(new GraphQLObjectType({ name: `${name}Connection`, fields: { nodes, totalCount } })),
    args: {
      filter: { type: inputOf("Filter", EQUALS) },
      sort: { type: new GraphQLList(inputOf("Sort", ORDER)) },
      limit: { type: GraphQLInt },
    },
    resolve: (_, { limit, ...selection }: Arguments, store): FilterResult => ({
      found: selectNodes(store.all(name), selection),
      limit,
    }),
  };
}

interface Arguments {
  readonly filter?: Condition;
  readonly sort?: Sort;
  readonly limit?: number;
}

interface FilterResult {
  readonly found: readonly Fields[];
  readonly limit?: number;
}
