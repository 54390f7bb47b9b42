/**
 * `npm run coverage:requirements`: which rows of docs/requirements.md have tests, by the ids that test titles begin with.
 * Exit code 1 when a row has no test, a row that must have a journey in the browser has none, or a title names a row that
 * there is not.
 */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../scripts/lib/paths";
import { coverageOf, readRequirements, testTitles, type Coverage } from "./support/requirements";

const FOLDERS = ["__tests__", "contract/__tests__", "demo/__tests__", "cms/__tests__", "plugins", "packages"];
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

void check();

async function check(): Promise<void> {
  const requirements = readRequirements(await readFile(join(ROOT, "docs", "requirements.md"), "utf8"));
  const titles = (await Promise.all((await testFiles()).map(titlesOf))).flat();
  const coverage = coverageOf(requirements, titles);
  print(coverage);
  const { unknown, unproven, untested } = coverage;
  if (unknown.length + unproven.length + untested.length > 0) process.exitCode = 1;
}

async function testFiles(): Promise<string[]> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = await readdir(join(ROOT, folder), { recursive: true });
      return files.map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
    }),
  );
  return found.flat().filter((file) => TEST_FILE.test(file) && !file.includes("node_modules/"));
}

async function titlesOf(file: string) {
  return testTitles(file, await readFile(join(ROOT, file), "utf8"));
}

function print({ rows, unproven, untested, unknown }: Coverage): void {
  console.log("  id  journeys  others  in");
  for (const { id, what, journeys, tests } of rows) {
    const all = [...journeys, ...tests];
    const mark = unproven.includes(id) || untested.includes(id) ? "✖" : "✔";
    const files = [...new Set(all.map(({ file }) => file.split("/").pop()))].join(", ");
    const counts = `${String(journeys.length).padStart(8)}  ${String(tests.length).padStart(6)}`;
    console.log(`${mark} ${id.padEnd(3)} ${counts}  ${files || `none: ${what}`}`);
  }
  console.log(
    `\n${rows.length - untested.length} of ${rows.length} rows have a test whose title begins with their id.`,
  );
  if (untested.length > 0) console.error(`✖ No title of a test begins with these: ${untested.join(", ")}.`);
  if (unproven.length > 0) console.error(`✖ These must have a journey in the browser: ${unproven.join(", ")}.`);
  for (const { file, id } of unknown) console.error(`✖ ${file} names ${id}, which docs/requirements.md does not have.`);
}
