/** The version and its documentation. */
import { readSource } from "../support/source-files";

const HEADING = /^## \[(\d+\.\d+\.\d+)\] - (?:\d{4}-\d{2}-\d{2}|in preparation)$/;

test("the changelog begins with the version of package.json, and its versions go down", () => {
  const headings = readSource("CHANGELOG.md")
    .split("\n")
    .filter((line) => line.startsWith("## "));
  const versions = headings.map((heading) => HEADING.exec(heading)?.[1]);
  const { version } = JSON.parse(readSource("package.json")) as { version: string };
  expect(versions[0]).toBe(version);
  expect(headings.slice(1).filter((heading) => heading.includes("in preparation"))).toEqual([]);
  const newestFirst = [...versions].sort((one = "", other = "") => other.localeCompare(one, "en", { numeric: true }));
  expect(versions).toEqual(newestFirst);
});
