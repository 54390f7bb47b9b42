import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { BROWSER_STAND_INS, STAND_INS } from "../../src/runtime/stand-ins";

const ROOT = join(__dirname, "..", "..");
const ALL = [...STAND_INS, ...BROWSER_STAND_INS];

/** What a file imports and requires, in its own words. */
function requestsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [
    ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...text.matchAll(/\brequire\([`'"]([^`'"]+)[`'"]\)/g)].map(([, request = ""]) => request),
  ];
}

describe("G5: what the bundles have in place of others' modules", () => {
  it.each(ALL)("$request is still asked for", ({ request, seenIn }) => {
    expect([seenIn, ...requestsOf(seenIn)].filter((one) => request.test(one))).not.toEqual([]);
  });

  it.each(ALL)("$request has its stand-in in $file", ({ file }) => {
    expect(existsSync(join(ROOT, "src", "runtime", file))).toBe(true);
  });

  it.each([
    ["cache-dir/page-renderer.js", /headHandlerForBrowser\(\{\s*pageComponent,\s*staticQueryResults/],
    ["cache-dir/head/head-export-handler-for-browser.js", /export function headHandlerForBrowser\(\{/],
    ["cache-dir/head/utils.js", /data-gatsby-head/],
  ])("Gatsby's %s is what the late head counts on", (file, words) => {
    expect(readFileSync(join(ROOT, "node_modules", "gatsby", file), "utf8")).toMatch(words);
  });
});
