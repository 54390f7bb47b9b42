/** Runs the migration that cleans texts on tables of its own. Argument: address of a database; prints the rows after it. */
import { createClient } from "@libsql/client";
import type { MigrateUpArgs as PostgresArgs } from "@payloadcms/db-postgres";
import { drizzle as drizzlePostgres } from "@payloadcms/db-postgres/drizzle/node-postgres";
import type { MigrateUpArgs as SqliteArgs } from "@payloadcms/db-sqlite";
import { drizzle as drizzleSqlite } from "@payloadcms/db-sqlite/drizzle/libsql";
import pg from "pg";
import * as postgres from "../../src/migrations/postgres/20261123_183600_plain_texts";
import * as sqlite from "../../src/migrations/sqlite/20261123_183600_plain_texts";
import { printResult } from "./result";

const [url = ""] = process.argv.slice(2);
const TITLE = "Арт-\u2060дирек\u00adтор\u200b\ufeff";
const BODY = JSON.stringify({ root: { children: [{ text: `a\u2060b "c"`, n: 1 }] } });
const TABLES = ["cases_locales", "_cases_v_locales", "enquiries"];

if (url.startsWith("file:")) {
  const client = createClient({ url });
  for (const table of TABLES) {
    await client.execute(`CREATE TABLE ${table} (id integer, title text, body text)`);
    await client.execute({ sql: `INSERT INTO ${table} VALUES (1, ?, ?), (2, 'plain', NULL)`, args: [TITLE, BODY] });
  }
  await sqlite.up({ db: drizzleSqlite(client) } as unknown as SqliteArgs);
  const found = await Promise.all(TABLES.map((table) => client.execute(`SELECT * FROM ${table} ORDER BY id`)));
  printResult(found.map(({ rows }) => rows.map(({ id, title, body }) => ({ id, title, body }))));
} else {
  const pool = new pg.Pool({ connectionString: url });
  for (const table of TABLES) {
    await pool.query(`CREATE TABLE ${table} (id integer, title character varying, body jsonb)`);
    await pool.query(`INSERT INTO ${table} VALUES (1, $1, $2), (2, 'plain', NULL)`, [TITLE, BODY]);
  }
  await postgres.up({ db: drizzlePostgres(pool) } as unknown as PostgresArgs);
  const found = await Promise.all(TABLES.map((table) => pool.query(`SELECT * FROM ${table} ORDER BY id`)));
  printResult(
    found.map(({ rows }) =>
      rows.map(({ body, ...row }: { body: unknown }) => ({ ...row, body: body && JSON.stringify(body) })),
    ),
  );
  await pool.end();
}
process.exit(0);
