import { createClient } from "@libsql/client";
import { Client } from "pg";

type Row = Record<string, unknown>;

/** A separate connection to a database under test. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  query(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openSqlite(file: string): Promise<Database> {
  const client = createClient({ url: `file:${file}` });
  // The CMS may be writing, for example after sending a mail.
  await client.execute("PRAGMA busy_timeout=5000");
  // Durability is not needed in tests.
  await client.execute("PRAGMA synchronous=OFF");
  return {
    kind: "sqlite",
    async query(sql) {
      const { rows, columns } = await client.execute(sql);
      return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
    },
    async close() {
      client.close();
    },
  };
}

export async function openPostgres(url: string): Promise<Database> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    kind: "postgres",
    async query(sql) {
      const { rows } = await client.query<Row>(sql);
      return rows ?? [];
    },
    close: () => client.end(),
  };
}

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  postgres: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
};

export async function tablesOf(database: Database): Promise<string[]> {
  const rows = await database.query(TABLES[database.kind]);
  return rows.map(({ name }) => String(name));
}

/** How many rows each table has. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(database)) {
    const [row] = await database.query(`SELECT count(*) AS count FROM "${table}"`);
    counts[table] = Number(row?.count);
  }
  return counts;
}

/** Tables that have fewer rows than before; a table that a migration dropped on purpose is not among them. */
export function losses(before: Record<string, number>, after: Record<string, number>): string[] {
  return Object.keys(before).filter((table) => table in after && Number(after[table]) < Number(before[table]));
}
