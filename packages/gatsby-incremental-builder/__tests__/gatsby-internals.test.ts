/** The incremental builder lives on what Gatsby does not promise: an upgrade has to be read before it is used. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { KNOWN_VERSION } from "../process/gatsby-internals.mjs";

const ROOT = path.join(__dirname, "..", "..", "..");
const GATSBY = path.join(ROOT, "node_modules", "gatsby");

const json = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;

test("the installed Gatsby is the one that was read; see process/gatsby-internals.mjs", () => {
  expect(KNOWN_VERSION).toBe("5.16.1");
  expect(json(path.join(GATSBY, "package.json"))).toMatchObject({ version: KNOWN_VERSION });
  expect(json(path.join(ROOT, "package.json"))).toMatchObject({ dependencies: { gatsby: KNOWN_VERSION } });
});
