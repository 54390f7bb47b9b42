/** The page queries that the build puts beside the preview's script (A7). */
import { pageQueries } from "../src/page-queries";

const component = (name: string, query: string) => ({
  componentChunkName: `component---src-templates-${name}-tsx`,
  componentPath: `/site/src/templates/${name}.tsx`,
  query,
});

test("A7: they are Gatsby's own, by the chunk names of their components", () => {
  const query = `query P($id: String!) {
    case(entryId: { eq: $id }) { ...Card }
    locales: allLocale(filter: { ns: { in: ["common"] } }) { edges { node { data } } }
  }
  fragment Card on Case { title }`;
  expect(pageQueries([component("case", query), component("privacy", "")])).toEqual({
    "component---src-templates-case-tsx":
      'query P($id:String!){case(entryId:{eq:$id}){...Card}locales:allLocale(filter:{ns:{in:["common"]}}){edges{node{data}}}}fragment Card on Case{title}',
  });
});

test("A7: how the build is to make a picture stops nothing, the preview draws the file as it is", () => {
  const image = "gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 720], placeholder: NONE)";
  const query = `query P { case { cover { file { childImageSharp { ${image} } } } } }`;
  expect(() => pageQueries([component("case", query)])).not.toThrow();
});

test.each([
  ["query P { allCase(filter: { sort: { gt: 3 } }) { nodes { title } } }", /templates\/case\.tsx.*"gt"/],
  ["query P { allCase(skip: 3) { nodes { title } } }", /templates\/case\.tsx.*"skip"/],
  ["query P { case { publishedAt(fromNow: true) } }", /templates\/case\.tsx.*"fromNow"/],
])("A7: a query that the preview would answer otherwise stops the build: %s", (query, message) => {
  expect(() => pageQueries([component("case", query)])).toThrow(message);
});
