/** Stories that scripts tell of a CMS on SQLite and on PostgreSQL. */
import { rmSync } from "node:fs";
import { temporaryCms } from "./cms-settings";
import type { Database } from "./database";
import { runScript } from "./node-script";
import { startPostgres, type PostgresServer } from "./postgres";

export const KINDS: readonly Database["kind"][] = ["sqlite", "postgres"];

/**
 * Has a PostgreSQL for the tests of the file.
 * @returns runs a script of this folder on an empty database, and gives what it printed
 */
export function provideDatabases(): (
  script: string,
  kind: Database["kind"],
  settings?: Readonly<Record<string, string>>,
) => Promise<unknown> {
  let postgres: PostgresServer;
  beforeAll(async () => (postgres = await startPostgres()));
  afterAll(() => postgres.stop());
  return async (script, kind, settings) => {
    const { folder, env } = temporaryCms();
    const url = kind === "postgres" ? await postgres.createDatabase(script.replace(/\W/g, "_")) : env.DATABASE_URL;
    const printed = await runScript(script, [], { ...env, ...settings, DATABASE_URL: url ?? "" });
    rmSync(folder, { recursive: true, force: true });
    return printed;
  };
}
