/**
 * Migrations of PostgreSQL, under which two versions may run at once while one takes the other's place: what the old one
 * still reads goes a version later (docs/builder.md, 'Migrations expand first').
 */
import { readSource, sourceFiles } from "../support/source-files";

/** Statements under which a version before fails, in the migrations that are contract steps, with the version that no longer needs it. */
const CONTRACT_STEPS: Readonly<Record<string, string>> = {
  // Before the first version that ran twice.
  "20261123_170249_account_limits": "0.1.0",
};

const CONTRACTS = /\bDROP (?:COLUMN|TABLE|TYPE|VALUE)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b/i;

const files = sourceFiles("cms/src/migrations/postgres", /^\d\w*\.ts$/);
const nameOf = (file: string) => file.split("/").at(-1)?.replace(/\.ts$/, "") ?? "";
const upOf = (file: string) => readSource(file).split("export async function down")[0] ?? "";

test("no migration takes away what the version before reads, unless it is listed as a contract step", () => {
  expect(files.length).toBeGreaterThan(5);
  const contracting = files.filter((file) => CONTRACTS.test(upOf(file))).map(nameOf);
  expect(contracting.sort()).toEqual(Object.keys(CONTRACT_STEPS).sort());
});
