/** Reads what a test runner has written of its run. */
import { readFile } from "node:fs/promises";
import { Failure } from "./failure";

/** @throws Failure when the runner ended before it wrote one */
export async function readReport<Report>(file: string, runner: string): Promise<Report> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Failure(`${runner} ended without a report (${file}); what it printed stands above.`);
  });
  return JSON.parse(text) as Report;
}
