/** The order of lists must not depend on which entry was fetched or built last (A6). */
import { readSource, sourceFiles } from "../support/source-files";

/** No two entries of a list are equal in one of these. */
const UNIQUE = /\{ (?:entryId|ns): (?:ASC|DESC) \}/;

const lists = sourceFiles("src", /\.tsx?$/).flatMap((path) =>
  [...readSource(path).matchAll(/\ball[A-Z]\w+\(([^)]*)\) \{\s*(\w+)/g)].map(([, args = "", asked]) => ({
    path,
    args,
    isCount: asked === "totalCount",
  })),
);

test("every list of a page query is sorted by what no two of its entries share", () => {
  expect(lists.length).toBeGreaterThan(25);
  const loose = lists.filter(({ args, isCount }) => !isCount && !UNIQUE.test(args));
  expect(loose.map(({ path, args }) => `${path}: ${args}`)).toEqual([]);
});
