/** Texts from before control characters were refused: a migration takes them out, and leaves what is not ours to change. */
import { createClient } from "@libsql/client";
import type { MigrateUpArgs as PostgresArgs } from "@payloadcms/db-postgres";
import { drizzle as drizzlePostgres } from "@payloadcms/db-postgres/drizzle/node-postgres";
import type { MigrateUpArgs as SqliteArgs } from "@payloadcms/db-sqlite";
import { drizzle as drizzleSqlite } from "@payloadcms/db-sqlite/drizzle/libsql";
import pg from "pg";
import * as postgres from "../src/migrations/postgres/20261123_183600_plain_texts";
import * as sqlite from "../src/migrations/sqlite/20261123_183600_plain_texts";
import { startPostgres } from "./support/postgres";

const TITLE = "Арт-\u2060дирек\u00adтор\u200b\ufeff";
const BODY = JSON.stringify({ root: { children: [{ text: `a\u2060b "c"`, n: 1 }] } });
const TABLES = ["cases_locales", "_cases_v_locales", "enquiries"];

const cleaned = [
  { id: 1, title: "Арт-директор", body: { root: { children: [{ text: 'ab "c"', n: 1 }] } } },
  { id: 2, title: "plain", body: null },
];
const untouched = [expect.objectContaining({ title: TITLE }), expect.anything()];

test("on SQLite", async () => {
  const client = createClient({ url: ":memory:" });
  for (const table of TABLES) {
    await client.execute(`CREATE TABLE ${table} (id integer, title text, body text)`);
    await client.execute({ sql: `INSERT INTO ${table} VALUES (1, ?, ?), (2, 'plain', NULL)`, args: [TITLE, BODY] });
  }
  await sqlite.up({ db: drizzleSqlite(client) } as unknown as SqliteArgs);
  const found = await Promise.all(TABLES.map((table) => client.execute(`SELECT * FROM ${table} ORDER BY id`)));
  const rows = found.map((table) =>
    table.rows.map(({ id, title, body }) => ({ id, title, body: JSON.parse(String(body)) as unknown })),
  );
  expect(rows).toEqual([cleaned, cleaned, untouched]);
  client.close();
});

test("on PostgreSQL", async () => {
  const server = await startPostgres();
  // A pool ends before its connections do, and the server's last word to one of those would be an error that no test handles.
  const client = new pg.Client({ connectionString: await server.createDatabase("plain") });
  await client.connect();
  for (const table of TABLES) {
    await client.query(`CREATE TABLE ${table} (id integer, title character varying, body jsonb)`);
    await client.query(`INSERT INTO ${table} VALUES (1, $1, $2), (2, 'plain', NULL)`, [TITLE, BODY]);
  }
  await postgres.up({ db: drizzlePostgres(client) } as unknown as PostgresArgs);
  const found: unknown[] = [];
  for (const table of TABLES) found.push((await client.query(`SELECT * FROM ${table} ORDER BY id`)).rows);
  expect(found).toEqual([cleaned, cleaned, untouched]);
  await client.end();
  await server.stop();
});
