/** The incremental builder lives on what Gatsby does not promise: an upgrade has to be read before it is used. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { KNOWN_VERSION, MODULES } from "../process/gatsby-internals.mjs";

const ROOT = path.join(__dirname, "..", "..", "..");
const GATSBY = path.join(ROOT, "node_modules", "gatsby");

const json = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;

test("the installed Gatsby is the one that was read; see README.md", () => {
  expect(KNOWN_VERSION).toBe("5.16.1");
  expect(json(path.join(GATSBY, "package.json"))).toMatchObject({ version: KNOWN_VERSION });
  expect(json(path.join(ROOT, "package.json"))).toMatchObject({ dependencies: { gatsby: KNOWN_VERSION } });
});

test.each(Object.entries(MODULES))("gatsby/dist/%s still has what is asked of it", (name, exported) => {
  const source = readFileSync(require.resolve(`gatsby/dist/${name}`), "utf8");
  for (const member of exported) expect(source).toMatch(new RegExp(`\\b${member}\\b`));
});

test("the build command still takes the steps that the incremental builder repeats, in this order", () => {
  const order = (file: string, steps: readonly string[]) => {
    const source = readFileSync(path.join(GATSBY, "dist", file), "utf8");
    const places = steps.map((step) => source.lastIndexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  };
  order("bootstrap/index.js", ["sourceNodes)(", "buildSchema)(", "createPages)(", "extractQueries)("]);
  order("commands/build.js", [
    "calculateDirtyQueries)(",
    "runStaticQueries)(",
    "runPageQueries)(",
    "runSliceQueries)(",
    "_pageData.flush)(",
    "buildHTMLPagesAndDeleteStaleArtifacts)(",
    "`onPostBuild`, {",
    "db.saveState()",
  ]);
});
