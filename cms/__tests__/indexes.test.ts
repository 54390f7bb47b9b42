/** Database indexes that keep lists of the API linear in their length (A1). */
import { rmSync } from "node:fs";
import path from "node:path";
import { temporaryCms } from "./support/cms-settings";
import { openPostgres, openSqlite, tablesOf, type Database } from "./support/database";
import { applyMigration, migrationFiles } from "./support/migration-files";
import { startPostgres, type PostgresServer } from "./support/postgres";

/** Columns of the indexes of a table, as the database has them. */
const INDEXES = {
  sqlite: (table: string) =>
    `SELECT group_concat(columns.name) AS columns FROM pragma_index_list('${table}') AS indexes,
       pragma_index_info(indexes.name) AS columns GROUP BY indexes.name`,
  postgres: (table: string) =>
    `SELECT string_agg(attname, ',' ORDER BY ordinality) AS columns FROM pg_index
       CROSS JOIN LATERAL unnest(indkey) WITH ORDINALITY AS key(number, ordinality)
       JOIN pg_attribute ON attrelid = indrelid AND attnum = key.number
       WHERE indrelid = '"${table}"'::regclass GROUP BY indexrelid`,
};

async function migrated(database: Database): Promise<Database> {
  for (const { source } of migrationFiles(database.kind)) await applyMigration(database, source);
  return database;
}

/** Tables of texts in which those of one entry cannot be found but by reading all. */
async function withoutIndex(database: Database): Promise<string[]> {
  const tables = (await tablesOf(database)).filter((table) => table.endsWith("_locales"));
  expect(tables.length).toBeGreaterThan(30);
  const missing: string[] = [];
  for (const table of tables) {
    const indexes = await database.query(INDEXES[database.kind](table));
    if (!indexes.some(({ columns }) => String(columns).split(",")[0] === "_parent_id")) missing.push(table);
  }
  return missing;
}

describe("the texts of an entry are found by an index", () => {
  const { folder } = temporaryCms();
  let server: PostgresServer;
  beforeAll(async () => (server = await startPostgres()));
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("on SQLite, which takes it", async () => {
    const database = await migrated(await openSqlite(path.join(folder, "indexes.sqlite")));
    expect(await withoutIndex(database)).toEqual([]);
    const plan = await database.query("EXPLAIN QUERY PLAN SELECT * FROM cases_locales WHERE _parent_id = 1");
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH cases_locales USING INDEX/)]);
    await database.close();
  });

  test("on PostgreSQL", async () => {
    const database = await migrated(await openPostgres(await server.createDatabase("indexes")));
    expect(await withoutIndex(database)).toEqual([]);
    await database.close();
  });
});
