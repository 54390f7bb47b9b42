import { KnownArgumentNamesRule, parse, stripIgnoredCharacters, validate, ValuesOfCorrectTypeRule } from "graphql";
import type { PageQueries } from "./queries-file";
import { createSchema } from "./query/schema";

/** A component of Gatsby's store, with its query as Gatsby has compiled it: fragments put in, empty where it has none. */
export interface QueriedComponent {
  readonly componentChunkName: string;
  readonly componentPath: string;
  readonly query: string;
}

/**
 * Arguments that only Gatsby can answer would give the preview other data than the page has.
 * @throws Error for a query with such an argument, so that it is noticed when the site is built
 */
export function pageQueries(components: Iterable<QueriedComponent>): PageQueries {
  const schema = createSchema();
  const queries = [...components].filter(({ query }) => query);
  for (const { query, componentPath } of queries) {
    const [error] = validate(schema, parse(query), [KnownArgumentNamesRule, ValuesOfCorrectTypeRule]);
    if (!error) continue;
    throw new Error(
      `The live preview cannot answer the page query of ${componentPath}: ${error.message} ` +
        "Ask for it otherwise, or teach plugins/gatsby-plugin-live-preview/src/query/schema.ts.",
    );
  }
  return Object.fromEntries(
    queries.map(({ componentChunkName, query }) => [componentChunkName, stripIgnoredCharacters(query)]),
  );
}
