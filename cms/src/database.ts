import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapterObj } from "payload";
import { databaseKind, type DatabaseKind } from "./database-kind";
import { migrations as postgresMigrations } from "./migrations/postgres";
import { migrations as sqliteMigrations } from "./migrations/sqlite";

const migrationFolder = (kind: DatabaseKind, source: string): string =>
  path.join(/* turbopackIgnore: true */ source, "migrations", kind);

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
    return postgresAdapter({
      pool: { connectionString: url },
      push: false,
      migrationDir: migrationFolder("postgres", source),
      prodMigrations: postgresMigrations,
    });
  }
  return sqliteAdapter({
    client: { url },
    push: false,
    wal: true,
    busyTimeout: 5000,
    migrationDir: migrationFolder("sqlite", source),
    prodMigrations: sqliteMigrations,
  });
}
