/** Static checks; none of them runs code of the product. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import { explain } from "./failure";
import { ROOT } from "./paths";
import { runNode } from "./processes";
import { step } from "./steps";

const bin = (path: string) => join(ROOT, "node_modules", path);

/** The compiler in native code: four times faster than the one that Next and ESLint can load. */
const types = (name: string, project: string) =>
  [
    `types of ${name} (tsc)`,
    [bin("typescript-7/bin/tsc"), "--noEmit", "--incremental", "false", "-p", project],
  ] as const;
const parts = ["packages", "plugins"].flatMap((room) => readdirSync(join(ROOT, room)).map((part) => join(room, part)));

type Check = readonly [name: string, args: readonly string[]];

/** They know types that the builds of the site and the CMS write. */
const OF_BUILDS: readonly Check[] = [
  [
    "lint and import directions (eslint)",
    [
      bin("eslint/bin/eslint.js"),
      "--max-warnings=0",
      "--cache",
      "--cache-strategy=content",
      `--cache-location=${join(ROOT, "node_modules", ".cache", "eslint")}/`,
      ".",
    ],
  ],
  types("the site", "."),
  types("the CMS", "cms"),
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
  ["requirements without a journey", ["--import", "tsx", join(ROOT, "scripts", "requirements.ts")]],
];

export interface Outcome {
  passed: number;
  failed: number;
}

/** Each of them keeps one processor busy. */
const limit = pLimit(2);

/** Checks that need no build but the contract's, so that they can run beside the others. */
export const checkSources = (): Promise<Outcome> => runAll(OF_SOURCES);

/** Checks of the code of the site and the CMS, when both were built. */
export const checkBuilds = (): Promise<Outcome> => runAll(OF_BUILDS);

/** Runs every check to its end, two at a time, so that one run shows everything that has to be fixed. */
async function runAll(checks: readonly Check[]): Promise<Outcome> {
  const results = await Promise.all(checks.map(([name, args]) => limit(() => passes(name, args))));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** The sum of what several runs have found. */
export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
});

async function passes(name: string, args: readonly string[]): Promise<boolean> {
  try {
    await step(name, () => runNode(name, args));
    return true;
  } catch (error) {
    console.error(`✖ ${explain(error)}`);
    return false;
  }
}
