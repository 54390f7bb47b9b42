import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import * as link from "../../src/runtime/router/link";
import * as router from "../../src/runtime/router/router";
import { BROWSER_STAND_INS, BUILD_STAND_INS, STAND_INS } from "../../src/runtime/stand-ins";

const ROOT = join(__dirname, "..", "..");
const ALL = [...STAND_INS, ...BROWSER_STAND_INS, ...BUILD_STAND_INS];

/** What a file imports and requires, in its own words. */
function requestsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [
    ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...text.matchAll(/\brequire\([`'"]([^`'"]+)[`'"]\)/g)].map(([, request = ""]) => request),
  ];
}

/** What a file imports by name from a module, or hands on. */
function namesFrom(request: string, file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const lists = [...text.matchAll(/\b(?:import|export) \{([^}]*)\} from [`'"]([^`'"]+)[`'"]/g)];
  return lists
    .filter(([, , from]) => from === request)
    .flatMap(([, list = ""]) => list.split(",").map((name) => name.replace(/ as .*/s, "").trim()))
    .filter(Boolean);
}

describe("G5: what the bundles have in place of others' modules", () => {
  it.each(ALL)("$request is still asked for", ({ request, seenIn }) => {
    expect([seenIn, ...requestsOf(seenIn)].filter((one) => request.test(one))).not.toEqual([]);
  });

  it.each(ALL)("$request has its stand-in in $file", ({ file }) => {
    expect(existsSync(join(ROOT, "src", "runtime", file))).toBe(true);
  });

  /** Files of Gatsby's that come with a page, or while the site is developed. */
  const GATSBY_FILES = [
    "production-app",
    "root",
    "navigation",
    "find-path",
    "gatsby-browser-entry",
    "head/head-export-handler-for-browser",
  ];

  it.each([
    ["@gatsbyjs/reach-router", router],
    ["gatsby-link", link],
  ])("all that Gatsby takes from %s is there", (request, standIn) => {
    const names = GATSBY_FILES.flatMap((file) => namesFrom(request, `node_modules/gatsby/cache-dir/${file}.js`));
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !(name in standIn))).toEqual([]);
  });
});
