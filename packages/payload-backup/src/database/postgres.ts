/** Reads and writes rows of PostgreSQL. */
import pg from "pg";
import { quoted } from "./sqlite";
import { createDigest, normaliseValue, type Rows, type Target, type Types } from "./values";

const BATCH_SIZE = 500;
/** The protocol counts parameters of a statement in 16 bits. */
const MOST_PARAMETERS = 60_000;

/** PostgreSQL's error code invalid_catalog_name: the database does not exist. */
const NO_DATABASE = "3D000";

/** @throws Error that names the host */
export async function connectPostgres(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "payload-backup" });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === NO_DATABASE) throw error;
    throw new Error(`PostgreSQL at ${new URL(url).host} cannot be reached: ${messageOf(error)}`, { cause: error });
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Creates the database of a URL if it does not exist. */
export async function ensureDatabase(url: string): Promise<void> {
  try {
    await (await connectPostgres(url)).end();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const server = new URL(url);
    const name = decodeURIComponent(server.pathname.slice(1));
    server.pathname = "/postgres";
    const client = await connectPostgres(server.href);
    await client.query(`CREATE DATABASE ${quoted(name)}`).finally(() => client.end());
  }
}

export async function postgresTypes(client: pg.Client): Promise<Record<string, Record<string, string>>> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `SELECT table_name AS table, column_name AS column, data_type AS type
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name, ordinal_position`,
  );
  const types: Record<string, Record<string, string>> = {};
  for (const { table, column, type } of rows) (types[table] ??= {})[column] = type;
  return types;
}

export async function postgresMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query("SELECT to_regclass('public.payload_migrations') AS table");
  if (!found[0].table) return [];
  const { rows } = await client.query("SELECT name FROM payload_migrations WHERE batch >= 0 ORDER BY id");
  return rows.map(({ name }) => String(name));
}

export async function postgresCounts(client: pg.Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(await postgresTypes(client))) {
    const { rows } = await client.query(`SELECT count(*) AS count FROM public.${quoted(table)}`);
    counts[table] = Number(rows[0].count);
  }
  return counts;
}

/** All rows, read within the connection's transaction. */
async function* postgresRows(client: pg.Client, types: Types): AsyncGenerator<Rows> {
  for (const [table, columns] of Object.entries(types)) {
    yield { table, rows: [] };
    const list = Object.keys(columns).map((column) => `${quoted(column)}::text`);
    await client.query(`DECLARE reading NO SCROLL CURSOR FOR SELECT ${list.join()} FROM public.${quoted(table)}`);
    for (;;) {
      const { rows } = await client.query<Record<string, unknown>>(`FETCH ${BATCH_SIZE} FROM reading`);
      if (rows.length === 0) break;
      const meant = Object.entries(columns);
      yield {
        table,
        rows: rows.map((row) =>
          Object.fromEntries(meant.map(([name, type]) => [name, normaliseValue(row[name], type)])),
        ),
      };
    }
    await client.query("CLOSE reading");
  }
}

/** Drops all tables and enums of the schema within the connection's transaction. */
export async function emptySchema(client: pg.Client): Promise<void> {
  await client.query(`
    DO $$
    DECLARE found record;
    BEGIN
      FOR found IN SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('DROP TABLE public.%I CASCADE', found.name);
      END LOOP;
      FOR found IN SELECT typname AS name FROM pg_type WHERE typtype = 'e' AND typnamespace = 'public'::regnamespace LOOP
        EXECUTE format('DROP TYPE public.%I CASCADE', found.name);
      END LOOP;
    END $$;`);
}

interface PostgresTarget extends Target {
  /** Restores foreign keys and sets sequences past the largest ids. */
  finish(): Promise<void>;
}

/** Prepares tables for rows in any order by dropping foreign keys, within the connection's transaction. */
export async function fillPostgres(client: pg.Client, types: Types): Promise<PostgresTarget> {
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of foreignKeys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  return {
    async write({ table, rows }) {
      const columns = Object.keys(rows[0] ?? {});
      const most = Math.floor(MOST_PARAMETERS / Math.max(1, columns.length));
      for (let from = 0; from < rows.length; from += most) {
        const some = rows.slice(from, from + most);
        const placeholders = some.map(
          (_, at) => `(${columns.map((__, column) => `$${at * columns.length + column + 1}`).join()})`,
        );
        await client.query(
          `INSERT INTO public.${quoted(table)} (${columns.map(quoted).join()}) VALUES ${placeholders.join()}`,
          some.flatMap((row) => columns.map((column) => row[column] ?? null)),
        );
      }
    },
    async finish() {
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
      }
      await setSequences(client);
    },
    async digest() {
      const digest = createDigest();
      for await (const rows of postgresRows(client, types)) digest.add(rows);
      return digest;
    },
  };
}

async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`,
  );
  for (const { table, column } of rows) {
    const [qualified, name] = [`public.${quoted(table)}`, quoted(column)];
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${name}), 1), max(${name}) IS NOT NULL) FROM ${qualified}`,
      [qualified, column],
    );
  }
}
