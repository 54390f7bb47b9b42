import { parseArgs, type ParseArgsConfig } from "node:util";
import { readEnv, type CmsEnv } from "../src/env";
import type { Manifest } from "payload-backup/manifest";

/** Parses the command line; an invalid one exits with a message and the usage. */
export function readOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}\n  It is called so: ${usage}\n`);
    process.exit(1);
  }
}

/** Runs a command; an error is printed as one line. @param options settings from the command line */
export async function runCommand(
  options: Readonly<Record<string, string | undefined>>,
  work: (env: CmsEnv) => Promise<void>,
): Promise<never> {
  try {
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    await work(readEnv({ ...process.env, ...given }, { signs: false }));
  } catch (error) {
    console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  process.exit(0);
}

/** Summary of an archive's contents. */
export function amountOf({ database, files, release }: Manifest): string {
  const counts = Object.values(database.rows);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return `${rows} rows in ${counts.length} tables, ${Object.keys(files).length} files, release ${release ?? "none"}`;
}

export const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
