/** Page queries where there is no Gatsby: what the preview draws pages from (A7). */
import type { Fields } from "../src/query/nodes";
import { runQuery } from "../src/query/run-query";

const award = (id: string) => ({ id, type: "Award", data: { nomination: id.toUpperCase() } });
const entry = (id: string, sort: number, more: Fields = {}) => ({
  id,
  type: "Case",
  data: { entryId: id, locale: "en", sort, title: `Case ${id}`, awardsNodeIds: [], ...more },
});

/** The data of a query that must not fail, as plain JSON. */
function dataOf(query: string, nodes: Parameters<typeof runQuery>[2], variables: Fields = {}): unknown {
  const { data, errors } = runQuery(query, variables, nodes);
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

const ONE = `
  query P($id: String!) { item: case(entryId: { eq: $id }) { ...Card } item: case(entryId: { eq: $id }) { next { title } } }
  fragment Card on Case { heading: title awards { nomination } }`;

test("A7: fragments, aliases, links and fields asked for in several places come together", () => {
  const nodes = [
    entry("1", 1, { awardsNodeIds: ["a", "gone", "b"], nextNodeId: "2" }),
    ...[entry("2", 2), award("a"), award("b")],
  ];
  expect(dataOf(ONE, nodes, { id: "1" })).toEqual({
    item: { heading: "Case 1", awards: [{ nomination: "A" }, { nomination: "B" }], next: { title: "Case 2" } },
  });
  expect(dataOf(ONE, nodes, { id: "2" })).toEqual({ item: { heading: "Case 2", awards: [], next: null } });
  expect(dataOf(ONE, nodes, { id: "9" })).toEqual({ item: null });
});

test("A7: lists are filtered, sorted, counted and cut", () => {
  const query =
    'query P { all: allCase(filter: { locale: { eq: "en" } }, sort: { sort: DESC }, limit: 2) { nodes { title } totalCount } }';
  const nodes = [entry("1", 1), entry("2", 3), entry("3", 2), entry("4", 9, { locale: "ru" })];
  expect(dataOf(query, nodes)).toEqual({ all: { nodes: [{ title: "Case 2" }, { title: "Case 3" }], totalCount: 3 } });
});

test("A7: what is equal in the first field is sorted by the next", () => {
  const query = "query P { allCase(sort: [{ sort: DESC }, { entryId: ASC }]) { nodes { title } } }";
  const nodes = [entry("3", 1), entry("2", 1), entry("1", 1), entry("4", 2)];
  const titles = ["Case 4", "Case 1", "Case 2", "Case 3"].map((title) => ({ title }));
  expect(dataOf(query, nodes)).toEqual({ allCase: { nodes: titles } });
});

test("A7: a block has the fields of its own type, a picture the CMS's file", () => {
  const query = `query P { case { body { __typename
    ... on HeadingBlock { text } ... on PictureBlock { picture { alt file { publicURL childImageSharp { gatsbyImageData(layout: FULL_WIDTH) } } } } } } }`;
  const body = [
    { type: "heading", text: "Words", level: 2 },
    {
      type: "picture",
      text: "not asked for",
      picture: { alt: "a sun", url: "/media/sun.png", width: 800, height: 400 },
    },
  ];
  const images = { fallback: { src: "/media/sun.png" }, sources: [] };
  const gatsbyImageData = { layout: "fullWidth", width: 1, height: 0.5, images };
  expect(dataOf(query, [entry("1", 1, { body })])).toEqual({
    case: {
      body: [
        { __typename: "HeadingBlock", text: "Words" },
        {
          __typename: "PictureBlock",
          picture: { alt: "a sun", file: { publicURL: "/media/sun.png", childImageSharp: { gatsbyImageData } } },
        },
      ],
    },
  });
});

test("A7: what is no content is left as it was built", () => {
  const query = `query P($namespaces: [String!]!) { ...Basics case { title } }
    fragment Basics on Query { site { siteMetadata { siteUrl } } locales: allLocale(filter: { ns: { in: $namespaces } }) { edges { node { data } } } }`;
  expect(dataOf(query, [entry("1", 1)], { namespaces: ["common"] })).toEqual({ case: { title: "Case 1" } });
});

test("A7: an entry that lacks what its type requires is no page, and what it lacks has a name", () => {
  const { data, errors } = runQuery("query P { case { title } }", {}, [entry("1", 1, { title: null })]);
  expect(data?.case).toBeNull();
  expect(errors?.[0]?.path).toEqual(["case", "title"]);
  expect(runQuery("query P { allCase { nodes { title } } }", {}, [entry("1", 1, { title: null })]).data).toBeNull();
});
