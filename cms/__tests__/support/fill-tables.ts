import { tablesOf, type Database } from "./database";

const ROWS = [1, 2, 3];

interface Column {
  name: string;
  /** `number`, `text`, `boolean`, `date`, `json`, or the labels of an enumeration. */
  type: string | string[];
  reference: boolean;
}

async function sqliteColumns(database: Database, table: string): Promise<Column[]> {
  const references = await database.query(`PRAGMA foreign_key_list("${table}")`);
  const columns = await database.query(`PRAGMA table_info("${table}")`);
  return columns.map(({ name, type }) => ({
    name: String(name),
    type: String(type).startsWith("text") ? "text" : "number",
    reference: references.some(({ from }) => from === name),
  }));
}

const TYPES: Readonly<Record<string, string>> = {
  integer: "number",
  numeric: "number",
  bigint: "number",
  "double precision": "number",
  boolean: "boolean",
  jsonb: "json",
  "timestamp with time zone": "date",
};

async function postgresColumns(database: Database, table: string): Promise<Column[]> {
  const columns = await database.query(
    `SELECT column_name, data_type, udt_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}'`,
  );
  const labels = await database.query(
    "SELECT typname, enumlabel FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid ORDER BY enumsortorder",
  );
  return columns.map(({ column_name: name, data_type: type, udt_name: udt }) => ({
    name: String(name),
    type:
      type === "USER-DEFINED"
        ? labels.filter(({ typname }) => typname === udt).map(({ enumlabel }) => String(enumlabel))
        : (TYPES[String(type)] ?? "text"),
    reference: false,
  }));
}

function valueOf({ type, reference }: Column, row: number): string {
  if (reference || type === "number") return String(row);
  if (Array.isArray(type)) return `'${type[(row - 1) % type.length] ?? ""}'`;
  if (type === "boolean") return "true";
  if (type === "json") return "'{}'";
  return type === "date" ? "now()" : `'text ${row}'`;
}

/**
 * Inserts rows into every empty table, so that data loss by a migration shows in any of them. Row n of a table refers
 * to rows n of other tables.
 */
export async function fillTables(database: Database): Promise<void> {
  const sqlite = database.kind === "sqlite";
  await database.query(sqlite ? "PRAGMA foreign_keys=OFF" : "SET session_replication_role = replica");
  for (const table of await tablesOf(database)) {
    if ((await database.query(`SELECT 1 FROM "${table}" LIMIT 1`)).length > 0) continue;
    const columns = await (sqlite ? sqliteColumns : postgresColumns)(database, table);
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    for (const row of ROWS) {
      const values = columns.map((column) => valueOf(column, row)).join(", ");
      await database.query(`INSERT INTO "${table}" (${names}) VALUES (${values})`);
    }
  }
  await database.query(sqlite ? "PRAGMA foreign_keys=ON" : "SET session_replication_role = DEFAULT");
}
