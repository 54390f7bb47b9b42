/** SQLite as a source of rows and as their target. */
import { existsSync } from "node:fs";
import { createClient, type Client, type InValue } from "@libsql/client";
import { createDigest, meaningOf, type Digest, type Rows, type Types, type Value } from "./values";

const AT_ONCE = 500;

/** No column is called so. */
const NUMBER = "number of the row";

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function sqliteTables(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  return rows.map(({ name }) => String(name));
}

/** Names of the migrations that a database has behind it, in their order. */
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
          sql: `SELECT rowid AS ${quoted(NUMBER)}, * FROM ${quoted(table)} WHERE rowid > ? ORDER BY rowid LIMIT ?`,
          args: [after, AT_ONCE],
        });
        if (rows.length === 0) break;
        after = Number(rows.at(-1)?.[NUMBER]);
        const own = columns.slice(1);
        const meaning = (row: (typeof rows)[number], column: string) => meaningOf(row[column], types[table]?.[column]);
        yield {
          table,
          rows: rows.map((row) => Object.fromEntries(own.map((column) => [column, meaning(row, column)]))),
        };
      }
    }
  } finally {
    client.close();
  }
}

/** Where nobody has the file open, its log goes into it and away; a process that has it open keeps it. */
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

export interface SqliteTarget {
  readonly client: Client;
  write(rows: Rows): Promise<void>;
  /** What it holds. */
  digest(): Promise<Digest>;
  close(): void;
}

/** A file to fill with rows; what is found in its tables goes. */
export async function fillSqlite(file: string, types: Types): Promise<SqliteTarget> {
  const client = createClient({ url: `file:${file}` });
  // Nobody reads the file before it is whole, and rows come in no order.
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
