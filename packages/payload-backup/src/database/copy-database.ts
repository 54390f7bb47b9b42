/** Copies the rows of an archive into a new database of either kind and verifies them by digest (X10). */
import path from "node:path";
import type pg from "pg";
import { rowsIn } from "./copy-format";
import { DATABASE_FILES } from "./database-snapshot";
import type { ArchivedDatabase, DatabaseNote } from "../manifest";
import { migratePostgres, migrateSqlite, migrationRows, migrationsOf, type KnownMigrations } from "./migrations";
import { emptySchema, fillPostgres, postgresTypes } from "./postgres";
import { dumpedLines } from "./postgres-tools";
import { checkSqlite, fillSqlite, sqliteRows, sqliteTables, quoted } from "./sqlite";
import { createDigest, normaliseValue, type Rows, type Target, type Types } from "./values";

const BATCH_SIZE = 500;
/** Not copied: names of migrations differ by kind of database. */
const MIGRATIONS = "payload_migrations";

async function* dumpedRows(file: string, types: Types): AsyncGenerator<Rows> {
  let [table, rows]: [string, Record<string, ReturnType<typeof normaliseValue>>[]] = ["", []];
  for await (const row of rowsIn(dumpedLines(file))) {
    if (row.table !== table || rows.length === BATCH_SIZE) {
      if (rows.length > 0) yield { table, rows };
      [table, rows] = [row.table, []];
    }
    const normalised = (column: string, at: number) => normaliseValue(row.values[at], types[table]?.[column]);
    rows.push(Object.fromEntries(row.columns.map((column, at) => [column, normalised(column, at)])));
  }
  if (rows.length > 0) yield { table, rows };
}

const rowsOf = (note: DatabaseNote, folder: string, types: Types) => {
  const file = path.join(folder, DATABASE_FILES[note.kind]);
  return note.kind === "sqlite" ? sqliteRows(file, types) : dumpedRows(file, types);
};

/** @param known names of the target's tables */
async function copyRows(all: AsyncIterable<Rows>, known: ReadonlySet<string>, target: Target) {
  const digest = createDigest();
  const skipped = new Set<string>();
  for await (const rows of all) {
    if (rows.table === MIGRATIONS) continue;
    if (!known.has(rows.table)) {
      skipped.add(rows.table);
      continue;
    }
    await target.write(rows);
    digest.add(rows);
  }
  return { wanted: digest.result(), skipped: [...skipped] };
}

async function compare(wanted: Record<string, string>, target: Target): Promise<void> {
  const found = (await target.digest()).result();
  const wrong = Object.keys({ ...wanted, ...found }).find(
    (table) => table !== MIGRATIONS && wanted[table] !== found[table],
  );
  if (wrong === undefined) return;
  throw new Error(
    `The table ${wrong} is not what the archive holds: ${found[wrong] ?? "no rows"} in place of ${wanted[wrong] ?? "none"}. Nothing was changed.`,
  );
}

/**
 * @param folder of the unpacked archive
 * @param options.file to create
 * @param options.known migrations of this version
 * @returns tables of the archive that this version does not have
 */
export async function copyToSqlite(
  archive: ArchivedDatabase,
  folder: string,
  { file, known }: { file: string; known: KnownMigrations },
): Promise<string[]> {
  const { database } = archive;
  const migrations = await migrationsOf(archive, "sqlite", known);
  const target = await fillSqlite(file, database.types);
  try {
    await migrateSqlite(target.client, migrations);
    await target.client.execute("PRAGMA foreign_keys=OFF");
    const tables = await sqliteTables(target.client);
    for (const table of tables) await target.client.execute(`DELETE FROM ${quoted(table)}`);
    const { wanted, skipped } = await copyRows(rowsOf(database, folder, database.types), new Set(tables), target);
    await target.write(migrationRows(migrations));
    await compare(wanted, target);
    const { rows: orphans } = await target.client.execute("PRAGMA foreign_key_check");
    if (orphans.length > 0) throw new Error(`A row of ${String(orphans[0]?.table)} points at one that is not there.`);
    await checkSqlite(target.client);
    return skipped;
  } finally {
    target.close();
  }
}

/** Like copyToSqlite, within the connection's transaction: the database changes when that commits. */
export async function copyToPostgres(
  archive: ArchivedDatabase,
  folder: string,
  { client, known }: { client: pg.Client; known: KnownMigrations },
): Promise<string[]> {
  const { database } = archive;
  const migrations = await migrationsOf(archive, "postgres", known);
  await client.query("SET LOCAL TimeZone = 'UTC'");
  await emptySchema(client);
  await migratePostgres(client, migrations);
  const types = await postgresTypes(client);
  const target = await fillPostgres(client, types);
  for (const table of Object.keys(types)) await client.query(`DELETE FROM public.${quoted(table)}`);
  const { wanted, skipped } = await copyRows(rowsOf(database, folder, types), new Set(Object.keys(types)), target);
  await target.write(migrationRows(migrations));
  await target.finish();
  await compare(wanted, target);
  return skipped;
}
