/** Page queries without GraphQL: what the preview draws pages from (A7). */
import { compileQueries } from "../../preview/queries/compile-queries";
import { runPlan } from "../../preview/queries/run-plan";
import { schemaFields } from "../../preview/queries/schema-fields";

const schema = schemaFields([
  `type Case implements Node { entryId: String! locale: String! sort: Float! title: String! cover: Picture
   body: [Block!]! next: Case @link(from: "nextNodeId") tags: [Tag!]! @link(from: "tagNodeIds") }`,
  "type Tag implements Node { title: String! }",
  'type Picture { alt: String! file: File @link(from: "fileId") }',
  "type TextBlock { text: String! }",
  "type PictureBlock { picture: Picture! }",
]);

const fragments = {
  name: "card",
  text: "graphql`fragment Card on Case { heading: title tags { title } } fragment Text on TextBlock { text }`",
};

function compile(query: string) {
  return compileQueries([{ name: "case", text: `const query = graphql\`${query}\`;` }], [fragments], schema).case ?? [];
}

const tag = (id: string) => ({ id, type: "Tag", data: { title: id.toUpperCase() } });
const entry = (id: string, sort: number, more: object = {}) => ({
  id,
  type: "Case",
  data: { entryId: id, locale: "en", sort, title: `Case ${id}`, tagNodeIds: [], ...more },
});

function run(query: string, nodes: Parameters<typeof runPlan>[1]["nodes"], variables = {}) {
  const typeNames = { text: "TextBlock", picture: "PictureBlock" };
  return runPlan(compile(query), { nodes, variables, typeNames, fileOf: ({ alt }) => `file of ${String(alt)}` });
}

const ONE =
  "query P($id: String!) { item: case(entryId: { eq: $id }) { ...Card } item: case(entryId: { eq: $id }) { next { title } } }";

test("A7: fragments, aliases, links and fields asked for in several places come together", () => {
  const nodes = [entry("1", 1, { tagNodeIds: ["a", "gone", "b"], nextNodeId: "2" }), entry("2", 2), tag("a"), tag("b")];
  expect(run(ONE, nodes, { id: "1" })).toEqual({
    item: { heading: "Case 1", tags: [{ title: "A" }, { title: "B" }], next: { title: "Case 2" } },
  });
  expect(run(ONE, nodes, { id: "9" })).toEqual({ item: null });
});

test("A7: lists are filtered, sorted, counted and cut", () => {
  const query =
    'query P { all: allCase(filter: { locale: { eq: "en" } }, sort: { sort: DESC }, limit: 2) { nodes { title } totalCount } }';
  const nodes = [entry("1", 1), entry("2", 3), entry("3", 2), entry("4", 9, { locale: "ru" })];
  expect(run(query, nodes)).toEqual({ all: { nodes: [{ title: "Case 2" }, { title: "Case 3" }], totalCount: 3 } });
});

test("A7: what is equal in the first field is sorted by the next", () => {
  const query = "query P { allCase(sort: [{ sort: DESC }, { entryId: ASC }]) { nodes { title } } }";
  const nodes = [entry("3", 1), entry("2", 1), entry("1", 1), entry("4", 2)];
  const titles = ["Case 4", "Case 1", "Case 2", "Case 3"].map((title) => ({ title }));
  expect(run(query, nodes)).toEqual({ allCase: { nodes: titles } });
});

test("A7: a block has the fields of its own type, a picture the CMS's file", () => {
  const query =
    "query P { item: case { body { __typename ... on TextBlock { ...Text } ... on PictureBlock { picture { alt file { publicURL } } } } } }";
  const body = [
    { type: "text", text: "Words" },
    { type: "picture", text: "not asked for", picture: { alt: "a sun", fileId: null } },
  ];
  expect(run(query, [entry("1", 1, { body })])).toEqual({
    item: {
      body: [
        { __typename: "TextBlock", text: "Words" },
        { __typename: "PictureBlock", picture: { alt: "a sun", file: "file of a sun" } },
      ],
    },
  });
});

test("A7: what is no content is left as it was built", () => {
  expect(
    compile("query P { site { siteMetadata { siteUrl } } locales: allLocale { edges { node { data } } } }"),
  ).toEqual([]);
});

test.each([
  ["query P { allCase(filter: { sort: { gt: 3 } }) { nodes { title } } }", /\{ eq: … \} only.*"sort"/],
  ["query P { case { ...Nowhere } }", /no fragment Nowhere/],
])("A7: a query that it does not understand stops the build: %s", (query, message) => {
  expect(() => compile(query)).toThrow(message);
});
