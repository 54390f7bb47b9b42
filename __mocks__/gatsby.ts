/**
 * Gatsby as it is, but for `graphql`: a build takes the queries out of the code, tests leave them in.
 * @see https://www.gatsbyjs.com/docs/how-to/testing/unit-testing/
 */
module.exports = { ...jest.requireActual<object>("gatsby"), graphql: () => undefined };
