/** Recreates the schema of an archive's version: the migrations that it had applied, and no later ones. */
import type { Client } from "@libsql/client";
import type pg from "pg";
import type { DatabaseKind } from "payload-kit/database-kind";
import type { ArchivedDatabase } from "../manifest";

/** As `payload migrate:create` writes it. */
interface Migration {
  readonly name: string;
  up(args: never): Promise<void>;
}

/** Both kinds of database have the same migrations under different timestamps: `20261121_191527_enquiries`. */
const subjectOf = (name: string) => name.replace(/^\d+_\d+_/, "");

/** Migrations of the running product. */
export type KnownMigrations = (kind: DatabaseKind) => Promise<readonly Migration[]>;

/**
 * Migrations that create an archive's schema in an empty database of the given kind.
 * @throws Error when a newer version made the archive
 */
export async function migrationsOf(
  { database: note, version }: ArchivedDatabase,
  kind: DatabaseKind,
  knownMigrations: KnownMigrations,
): Promise<Migration[]> {
  const own = await knownMigrations(note.kind);
  const foreign = note.migrations.find((name) => !own.some((known) => known.name === name));
  if (foreign !== undefined) {
    throw new Error(
      `The archive was made by a newer version (${version}): this one does not know its migration ${foreign}. Check that version out, or a newer one, and restore again.`,
    );
  }
  const subjects = new Set(note.migrations.map(subjectOf));
  return (await knownMigrations(kind)).filter(({ name }) => subjects.has(subjectOf(name)));
}

export async function migrateSqlite(client: Client, migrations: readonly Migration[]): Promise<void> {
  const { drizzle } = await import("@payloadcms/db-sqlite/drizzle/libsql");
  for (const { up } of migrations) await up({ db: drizzle(client) } as never);
}

export async function migratePostgres(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  for (const { up } of migrations)
    await up({ db: { execute: (statement: string) => client.query(statement) } } as never);
}

/** Rows of `payload_migrations` for the given migrations. */
export function migrationRows(migrations: readonly Migration[]) {
  const now = new Date().toISOString();
  return {
    table: "payload_migrations",
    rows: migrations.map(({ name }, at) => ({ id: at + 1, name, batch: 1, updated_at: now, created_at: now })),
  };
}
