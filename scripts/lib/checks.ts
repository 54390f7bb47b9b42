/** Static checks; none of them runs code of the product. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import { explain } from "./failure";
import { ROOT } from "./paths";
import { runNode } from "./processes";
import type { Outcome } from "./report";
import { step } from "./steps";

type Check = readonly [name: string, args: readonly string[]];

const bin = (path: string) => join(ROOT, "node_modules", path);

/** The compiler in native code: four times faster than the one that Next and ESLint can load. */
const types = (name: string, project: string): Check => [
  `types of ${name} (tsc)`,
  [bin("typescript-7/bin/tsc"), "--noEmit", "--incremental", "false", "-p", project],
];
const parts = ["packages", "plugins"].flatMap((room) => readdirSync(join(ROOT, room)).map((part) => join(room, part)));

/** Rooms whose code knows no type that a build of the site writes. */
const WITHOUT_SITE = ["cms", "contract", "demo", "packages", "scripts"];

const lint = (name: string, ...args: string[]): Check => [
  `lint and import directions of ${name} (eslint)`,
  [
    bin("eslint/bin/eslint.js"),
    "--max-warnings=0",
    "--cache",
    "--cache-strategy=content",
    // A run forgets what it has not looked at.
    `--cache-location=${join(ROOT, "node_modules", ".cache", "eslint", name)}`,
    ...args,
  ],
];

/** They know types that the build of the CMS writes. */
const OF_CMS: readonly Check[] = [lint("the CMS", ...WITHOUT_SITE), types("the CMS", "cms")];

/** They know types that the build of the site writes. */
const OF_SITE: readonly Check[] = [
  lint("the site", ".", ...WITHOUT_SITE.flatMap((room) => ["--ignore-pattern", `${room}/`])),
  types("the site", "."),
  types("tests", "__tests__"),
  types("measurements", "bench"),
];

const OF_SOURCES: readonly Check[] = [
  [
    "format (prettier)",
    [bin("prettier/bin/prettier.cjs"), "--check", "--log-level=warn", "--cache", "--cache-strategy=content", "."],
  ],
  ["style sheets (stylelint)", [bin("stylelint/bin/stylelint.mjs"), "src/**/*.css"]],
  types("the contract", "contract"),
  ...parts.map((part) => types(part, part)),
  types("scripts", "scripts"),
  ["unused code and packages (knip)", [bin("knip/bin/knip.js"), "--no-progress"]],
  ["lines by room", ["--import", "tsx", join(ROOT, "scripts", "size.ts")]],
  ["requirements without a journey", ["--import", "tsx", join(ROOT, "__tests__", "requirements.ts")]],
];

/** Beside a build one processor is left. */
const beside = pLimit(1);

/** Checks that need no build but the contract's, one after the other. */
export const checkSources = (): Promise<Outcome> => runAll(OF_SOURCES, beside);

/** Checks of the code of the CMS, when it was built, after those of the sources. */
export const checkCms = (): Promise<Outcome> => runAll(OF_CMS, beside);

/** Checks of the code of the site, when it was built, two at a time. */
export const checkSite = (): Promise<Outcome> => runAll(OF_SITE, pLimit(2));

/** Runs every check to its end, so that one run shows everything that has to be fixed. */
async function runAll(checks: readonly Check[], limit: pLimit.Limit): Promise<Outcome> {
  const results = await Promise.all(checks.map(([name, args]) => limit(() => passes(name, args))));
  const failed = checks.filter((_, index) => !results[index]).map(([name]) => name);
  return { passed: checks.length - failed.length, failed };
}

async function passes(name: string, args: readonly string[]): Promise<boolean> {
  try {
    await step(name, () => runNode(name, args));
    return true;
  } catch (error) {
    console.error(`✖ ${explain(error)}`);
    return false;
  }
}
