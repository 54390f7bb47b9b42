/** Writes a consistent snapshot of the database to a file while it is in use (X10). */
import path from "node:path";
import { createClient } from "@libsql/client";
import { databaseKind, type DatabaseKind } from "payload-kit/database-kind";
import type { InstalledDatabase } from "../installation";
import type { DatabaseNote } from "../manifest";
import { connectPostgres, postgresCounts, postgresMigrations, postgresTypes } from "./postgres";
import { dumpPostgres } from "./postgres-tools";
import { checkSqlite, copySqlite, sqliteCounts, sqliteMigrations } from "./sqlite";

export const DATABASE_FILES: Readonly<Record<DatabaseKind, string>> = {
  sqlite: "database.sqlite",
  postgres: "database.dump",
};

type Source = Pick<InstalledDatabase, "url" | "files">;

/** @param tables of the database: one of an earlier version, backed up before its migration, lacks some */
const referencesIn = ({ files }: Source, tables: object): string =>
  Object.keys(files)
    .filter((table) => table in tables)
    .map((table) => files[table])
    .join(" UNION ") || "SELECT '' AS path WHERE 1 = 0";

interface Snapshot {
  readonly note: DatabaseNote;
  /** Files that its rows refer to, as paths in an archive. */
  readonly references: readonly string[];
}

/**
 * Writes the database to a file in a folder (see DATABASE_FILES).
 * @throws Error when it has no tables, or PostgreSQL's tools are missing or too old
 */
export function snapshotDatabase(source: Source, folder: string): Promise<Snapshot> {
  const kind = databaseKind(source.url);
  const file = path.join(folder, DATABASE_FILES[kind]);
  return kind === "sqlite" ? snapshotSqlite(source, file) : snapshotPostgres(source, file);
}

const refuseEmpty = (migrations: readonly string[]) => {
  if (migrations.length === 0)
    throw new Error("The database has no tables yet: there is nothing to back up. Start the CMS once.");
};

async function snapshotSqlite(source: Source, file: string): Promise<Snapshot> {
  const live = createClient({ url: source.url });
  try {
    refuseEmpty(await sqliteMigrations(live));
    await copySqlite(live, file);
  } finally {
    live.close();
  }
  const copy = createClient({ url: `file:${file}` });
  try {
    await checkSqlite(copy);
    const [migrations, rows] = [await sqliteMigrations(copy), await sqliteCounts(copy)];
    const { rows: found } = await copy.execute(referencesIn(source, rows));
    return { note: { kind: "sqlite", migrations, rows, types: {} }, references: found.map((row) => String(row.path)) };
  } finally {
    copy.close();
  }
}

/** Counts rows in the same exported snapshot that pg_dump reads. */
async function snapshotPostgres(source: Source, file: string): Promise<Snapshot> {
  const client = await connectPostgres(source.url);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const migrations = await postgresMigrations(client);
    refuseEmpty(migrations);
    const { rows: exported } = await client.query("SELECT pg_export_snapshot() AS snapshot");
    const { rows: setting } = await client.query("SHOW server_version_num");
    const server = Math.floor(Number(setting[0].server_version_num) / 10_000);
    await dumpPostgres(source.url, { file, snapshot: String(exported[0].snapshot), server });
    const [rows, types] = [await postgresCounts(client), await postgresTypes(client)];
    const { rows: found } = await client.query<{ path: string }>(referencesIn(source, rows));
    return { note: { kind: "postgres", migrations, rows, types }, references: found.map((row) => row.path) };
  } finally {
    await client.end();
  }
}
