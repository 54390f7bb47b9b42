import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { index as postgresIndex } from "@payloadcms/db-postgres/drizzle/pg-core";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { index as sqliteIndex } from "@payloadcms/db-sqlite/drizzle/sqlite-core";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { databaseKind, type DatabaseKind } from "payload-kit/database-kind";
import { waitForLocks } from "./wait-for-locks";
import { migrations as postgresMigrations } from "../migrations/postgres/index";
import { migrations as sqliteMigrations } from "../migrations/sqlite/index";
import { CONNECTIONS, spareConnection } from "./spare-connection";

const migrationFolder = (kind: DatabaseKind, source: string): string =>
  path.join(/* turbopackIgnore: true */ source, "migrations", kind);

interface TextTable<Table> {
  readonly table: Table;
  /** Name of the index by entry. */
  readonly byParent: string;
}

/**
 * The tables that hold the texts of entries, an entry and language a row. Each gets an index by entry: Payload's own begins
 * with the language, so that SQLite went through all texts for every entry of a list.
 */
function textTables<Table>(tables: Readonly<Record<string, Table>>): TextTable<Table>[] {
  return Object.entries(tables)
    .filter(([name]) => name.endsWith("_locales"))
    .map(([name, table]) => ({ table, byParent: `${name}_parent_id_idx` }));
}

/**
 * The adapter for a `DATABASE_URL`; one build serves both kinds.
 *
 * The schema is never pushed: a database that was pushed to once makes a production start wait for a keypress.
 * SQLite has no `transactionOptions`, because inside a transaction `PRAGMA foreign_keys` does nothing, and migrations
 * that rebuild tables would then delete rows by cascade.
 *
 * @param source the folder that holds `migrations`
 */
export function databaseAdapter(url: string, source: string): DatabaseAdapterObj {
  if (databaseKind(url) === "postgres") {
    const postgres = postgresAdapter({
      pool: { connectionString: url, max: CONNECTIONS },
      push: false,
      afterSchemaInit: [
        ({ schema, extendTable }) => {
          for (const { table, byParent } of textTables(schema.tables)) {
            extendTable({ table, extraConfig: (row) => ({ byParent: postgresIndex(byParent).on(row._parentID) }) });
          }
          return schema;
        },
      ],
      migrationDir: migrationFolder("postgres", source),
      prodMigrations: postgresMigrations,
    });
    return onceConnected(postgres, ({ drizzle, payload: { logger }, pool }) => {
      spareConnection(drizzle);
      // Without a listener, a connection that PostgreSQL ends while it is idle would end the process.
      pool.on("error", ({ message }) => logger.warn({ msg: "The database ended a connection", reason: message }));
    });
  }
  const sqlite = sqliteAdapter({
    client: { url },
    push: false,
    afterSchemaInit: [
      ({ schema, extendTable }) => {
        for (const { table, byParent } of textTables(schema.tables)) {
          extendTable({ table, extraConfig: (row) => ({ byParent: sqliteIndex(byParent).on(row._parentID) }) });
        }
        return schema;
      },
    ],
    wal: true,
    busyTimeout: 5000,
    migrationDir: migrationFolder("sqlite", source),
    prodMigrations: sqliteMigrations,
  });
  return onceConnected(sqlite, ({ client }) => waitForLocks(client, url));
}

/** An adapter that prepares what it works with whenever it has connected. */
function onceConnected<Adapter extends BaseDatabaseAdapter>(
  kind: DatabaseAdapterObj<Adapter>,
  prepare: (adapter: Adapter) => void,
): DatabaseAdapterObj<Adapter> {
  return {
    ...kind,
    init(options) {
      const adapter = kind.init(options);
      const connect = adapter.connect?.bind(adapter);
      adapter.connect = async (how) => {
        await connect?.(how);
        prepare(adapter);
      };
      return adapter;
    },
  };
}
