/** Reads what a test runner has written of its run. */
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { Failure } from "./failure";
import { ROOT } from "./paths";

export interface Outcome {
  passed: number;
  /** Their names, with their files. */
  failed: readonly string[];
}

/** Ends a task of several runs with the names of what has failed and, as the last line, both numbers. */
export function printSum(outcomes: readonly Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  for (const name of failed) console.log(`✖ ${name}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

/** @throws Failure when the runner ended before it wrote one */
export async function readReport<Report>(file: string, runner: string): Promise<Report> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Failure(`${runner} ended without a report (${file}); what it printed stands above.`);
  });
  return JSON.parse(text) as Report;
}

/** Of Jest and of Vitest. */
interface UnitReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Reads the JSON report of Jest or Vitest. A file that failed before its first test counts as one test. */
export async function readUnitReport(file: string, runner: string): Promise<Outcome> {
  const { numPassedTests, testResults } = await readReport<UnitReport>(file, runner);
  const failed = testResults.filter(isFailed).flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(isFailed).map(({ fullName }) => ` › ${fullName}`);
    return (tests.length > 0 ? tests : [""]).map((test) => relative(ROOT, name) + test);
  });
  return { passed: numPassedTests, failed };
}

const isFailed = ({ status }: { status: string }) => status === "failed";
