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

const CHECKS: readonly (readonly [name: string, args: readonly string[]])[] = [
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
  [
    "format (prettier)",
    [bin("prettier/bin/prettier.cjs"), "--check", "--log-level=warn", "--cache", "--cache-strategy=content", "."],
  ],
  ["style sheets (stylelint)", [bin("stylelint/bin/stylelint.mjs"), "src/**/*.css"]],
  types("the contract", "contract"),
  types("the site", "."),
  types("the CMS", "cms"),
  ...parts.map((part) => types(part, part)),
  types("scripts", "scripts"),
  types("tests and measurements", "__tests__"),
  ["unused code and packages (knip)", [bin("knip/bin/knip.js"), "--no-progress"]],
  ["requirements without a journey", ["--import", "tsx", join(ROOT, "scripts", "requirements.ts")]],
];

export interface Outcome {
  passed: number;
  failed: number;
}

/** Each of them keeps one processor busy. */
const limit = pLimit(2);

/** Runs every check to its end, two at a time, so that one run shows everything that has to be fixed. */
export async function runChecks(): Promise<Outcome> {
  const results = await Promise.all(CHECKS.map(([name, args]) => limit(() => passes(name, args))));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
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
