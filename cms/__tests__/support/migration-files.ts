import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Database } from "./database";

const FOLDER = path.resolve(__dirname, "../../src/migrations");

/** The migrations of a kind of database in the order in which they run, with their source. */
export function migrationFiles(kind: Database["kind"]): { name: string; source: string }[] {
  const files = readdirSync(path.join(FOLDER, kind)).filter((file) => /^\d.*\.ts$/.test(file));
  return files.sort().map((file) => ({
    name: file.replace(/\.ts$/, ""),
    source: readFileSync(path.join(FOLDER, kind, file), "utf8"),
  }));
}

/** Names of the schemas that lie beside the migrations of a kind of database. */
export function snapshots(kind: Database["kind"]): string[] {
  return readdirSync(path.join(FOLDER, kind)).filter((file) => file.endsWith(".json"));
}

const STATEMENT = /await db\.(?:run|execute)\((?:sql)?`((?:\\`|[^`])*)`\)/g;

/** Runs what the `up` of a migration's source runs, statement by statement. */
export async function applyMigration(database: Database, source: string): Promise<void> {
  const up = source.slice(0, source.indexOf("export async function down"));
  for (const [, statement = ""] of up.matchAll(STATEMENT)) await database.query(statement.replaceAll("\\`", "`"));
}
