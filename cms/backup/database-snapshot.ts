/** Writes a consistent snapshot of the database to a file while it is in use (X10). */
import path from "node:path";
import { createClient } from "@libsql/client";
import { databaseKind, type DatabaseKind } from "payload-kit/database-kind";
import { copySqlite } from "../src/start-up/back-up";
import type { DatabaseNote } from "./manifest";
import { connectPostgres, postgresCounts, postgresMigrations, postgresTypes } from "./postgres";
import { dumpPostgres } from "./postgres-tools";
import { checkSqlite, sqliteCounts, sqliteMigrations } from "./sqlite";

export const DATABASE_FILES: Readonly<Record<DatabaseKind, string>> = {
  sqlite: "database.sqlite",
  postgres: "database.dump",
};

/** Queries for the files that the rows of a table refer to, as paths in an archive. */
const REFERENCES: Readonly<Record<string, string>> = {
  media: `
    SELECT 'media/' || filename AS path FROM media WHERE filename IS NOT NULL
    UNION SELECT 'media/' || sizes_thumbnail_filename FROM media WHERE sizes_thumbnail_filename IS NOT NULL`,
  recordings: "SELECT 'media/' || filename AS path FROM recordings WHERE filename IS NOT NULL",
  enquiries: "SELECT 'enquiries/' || file_key AS path FROM enquiries WHERE file_key IS NOT NULL",
};

/** @param tables of the database: one of an earlier version, backed up before its migration, lacks some */
const referencesIn = (tables: object): string =>
  Object.keys(REFERENCES)
    .filter((table) => table in tables)
    .map((table) => REFERENCES[table])
    .join(" UNION ");

export interface Snapshot {
  readonly note: DatabaseNote;
  /** Files that its rows refer to, as paths in an archive. */
  readonly references: readonly string[];
}

/**
 * Writes the database to a file in a folder (see DATABASE_FILES).
 * @throws Error when it has no tables, or PostgreSQL's tools are missing or too old
 */
export function snapshotDatabase(url: string, folder: string): Promise<Snapshot> {
  const kind = databaseKind(url);
  const file = path.join(folder, DATABASE_FILES[kind]);
  return kind === "sqlite" ? snapshotSqlite(url, file) : snapshotPostgres(url, file);
}

const refuseEmpty = (migrations: readonly string[]) => {
  if (migrations.length === 0)
    throw new Error("The database has no tables yet: there is nothing to back up. Start the CMS once.");
};

async function snapshotSqlite(url: string, file: string): Promise<Snapshot> {
  const live = createClient({ url });
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
    const { rows: found } = await copy.execute(referencesIn(rows));
    return { note: { kind: "sqlite", migrations, rows, types: {} }, references: found.map((row) => String(row.path)) };
  } finally {
    copy.close();
  }
}

/** Counts rows in the same exported snapshot that pg_dump reads. */
async function snapshotPostgres(url: string, file: string): Promise<Snapshot> {
  const client = await connectPostgres(url);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const migrations = await postgresMigrations(client);
    refuseEmpty(migrations);
    const { rows: exported } = await client.query("SELECT pg_export_snapshot() AS snapshot");
    const { rows: setting } = await client.query("SHOW server_version_num");
    const server = Math.floor(Number(setting[0].server_version_num) / 10_000);
    await dumpPostgres(url, { file, snapshot: String(exported[0].snapshot), server });
    const [rows, types] = [await postgresCounts(client), await postgresTypes(client)];
    const { rows: found } = await client.query<{ path: string }>(referencesIn(rows));
    return { note: { kind: "postgres", migrations, rows, types }, references: found.map((row) => row.path) };
  } finally {
    await client.end();
  }
}
