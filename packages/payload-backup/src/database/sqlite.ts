/** Reads and writes rows of SQLite. */
import { existsSync } from "node:fs";
import { createClient, type Client, type InValue } from "@libsql/client";
import { createDigest, normaliseValue, type Rows, type Target, type Types, type Value } from "./values";

const BATCH_SIZE = 500;

/** Alias of rowid that collides with no column. */
const ROW_ID = "number of the row";

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function sqliteTables(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  return rows.map(({ name }) => String(name));
}

/** Names of the applied migrations, in order. */
export async function sqliteMigrations(client: Client): Promise<string[]> {
  if (!(await sqliteTables(client)).includes("payload_migrations")) return [];
  const { rows } = await client.execute("SELECT name FROM payload_migrations WHERE batch >= 0 ORDER BY id");
  return rows.map(({ name }) => String(name));
}

export async function sqliteCounts(client: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await sqliteTables(client)) {
    const { rows } = await client.execute(`SELECT count(*) AS count FROM ${quoted(table)}`);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

/** All rows of a file. @param types of the columns; unknown ones are read as text */
export async function* sqliteRows(file: string, types: Types): AsyncGenerator<Rows> {
  const client = createClient({ url: `file:${file}` });
  try {
    for (const table of await sqliteTables(client)) {
      yield { table, rows: [] };
      for (let after = -1; ;) {
        const { rows, columns } = await client.execute({
          sql: `SELECT rowid AS ${quoted(ROW_ID)}, * FROM ${quoted(table)} WHERE rowid > ? ORDER BY rowid LIMIT ?`,
          args: [after, BATCH_SIZE],
        });
        if (rows.length === 0) break;
        after = Number(rows.at(-1)?.[ROW_ID]);
        const own = columns.slice(1);
        const normalised = (row: (typeof rows)[number], column: string) =>
          normaliseValue(row[column], types[table]?.[column]);
        yield {
          table,
          rows: rows.map((row) => Object.fromEntries(own.map((column) => [column, normalised(row, column)]))),
        };
      }
    }
  } finally {
    client.close();
  }
}

/** Copies a database that others write to. @param file that does not exist yet */
export async function copySqlite(client: Client, file: string): Promise<void> {
  // Unlike a copy of the file, this takes along what is still in the write-ahead log.
  await client.execute({ sql: "VACUUM INTO ?", args: [file] });
}

/** Whether another process has the file open: leaving WAL mode needs exclusive access. */
export async function isSqliteInUse(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute("PRAGMA busy_timeout=500");
    await client.execute("PRAGMA journal_mode=DELETE");
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
  } finally {
    client.close();
  }
}

/** @throws Error when SQLite finds a fault in a file */
export async function checkSqlite(client: Client): Promise<void> {
  const { rows } = await client.execute("PRAGMA integrity_check(1)");
  const said = String(rows[0]?.integrity_check);
  if (said !== "ok") throw new Error(`SQLite finds a fault in the database: ${said}`);
}

interface SqliteTarget extends Target {
  readonly client: Client;
  close(): void;
}

/** Opens a file for rows in any order. */
export async function fillSqlite(file: string, types: Types): Promise<SqliteTarget> {
  const client = createClient({ url: `file:${file}` });
  // The file is not used before it is complete, and rows arrive in any order.
  await client.execute("PRAGMA synchronous=OFF");
  await client.execute("PRAGMA foreign_keys=OFF");
  return {
    client,
    async write({ table, rows }) {
      const statements = rows.map((row) => {
        const columns = Object.keys(row);
        const sql = `INSERT INTO ${quoted(table)} (${columns.map(quoted).join()}) VALUES (${columns.map(() => "?").join()})`;
        return { sql, args: Object.values(row).map(toSqlite) };
      });
      if (statements.length > 0) await client.batch(statements, "write");
    },
    async digest() {
      const digest = createDigest();
      for await (const rows of sqliteRows(file, types)) digest.add(rows);
      return digest;
    },
    close: () => client.close(),
  };
}

const toSqlite = (value: Value): InValue => (typeof value === "boolean" ? Number(value) : value);
