/** Prepares the database of an archive beside the current one. */
import { copyFile, open, rm } from "node:fs/promises";
import path from "node:path";
import { databaseKind } from "payload-kit/database-kind";
import type { InstalledDatabase } from "../installation";
import type { ArchivedDatabase } from "../manifest";
import { copyToPostgres, copyToSqlite } from "./copy-database";
import { DATABASE_FILES } from "./database-snapshot";
import { connectPostgres, ensureDatabase } from "./postgres";
import { isSqliteInUse } from "./sqlite";

interface ReadyDatabase {
  /** New file of a SQLite database, on the disk of the file that it replaces; undefined for PostgreSQL. */
  readonly file: string | undefined;
  /** Transaction of PostgreSQL that decides: `pg_current_xact_id()`. */
  readonly transaction: { readonly url: string; readonly id: string } | undefined;
  readonly skipped: readonly string[];
  /** Commits the transaction of PostgreSQL; nothing to do for SQLite. */
  commit(): Promise<void>;
  close(): Promise<void>;
}

type Target = Pick<InstalledDatabase, "url" | "migrations">;

/** @param folder of the unpacked archive */
export function restoreDatabase(manifest: ArchivedDatabase, folder: string, to: Target): Promise<ReadyDatabase> {
  return databaseKind(to.url) === "sqlite" ? readySqlite(manifest, folder, to) : readyPostgres(manifest, folder, to);
}

async function readySqlite(
  manifest: ArchivedDatabase,
  folder: string,
  { url, migrations }: Target,
): Promise<ReadyDatabase> {
  const file = `${url.slice("file:".length)}.restored`;
  await rm(file, { force: true });
  let skipped: readonly string[] = [];
  const { kind } = manifest.database;
  if (kind === "sqlite") await copyFile(path.join(folder, DATABASE_FILES.sqlite), file);
  else skipped = await copyToSqlite(manifest, folder, { file, known: migrations });
  const handle = await open(file, "r+");
  await handle.sync().finally(() => handle.close());
  return {
    file,
    transaction: undefined,
    skipped,
    commit: async () => undefined,
    close: () => rm(file, { force: true }),
  };
}

async function readyPostgres(
  manifest: ArchivedDatabase,
  folder: string,
  { url, migrations }: Target,
): Promise<ReadyDatabase> {
  const client = await connectPostgres(url);
  try {
    await client.query("BEGIN");
    const skipped = await copyToPostgres(manifest, folder, { client, known: migrations });
    const { rows } = await client.query<{ id: string }>("SELECT pg_current_xact_id()::text AS id");
    return {
      file: undefined,
      transaction: { url, id: rows[0]?.id ?? "" },
      skipped,
      commit: async () => void (await client.query("COMMIT")),
      close: () => client.end(),
    };
  } catch (error) {
    // Rolls the transaction back.
    await client.end();
    throw error;
  }
}

/**
 * Locks the database against a CMS, after creating it if PostgreSQL does not have it.
 * @returns a function that releases the lock
 * @throws Error when a CMS is running on it
 */
export async function refuseWhileInUse({
  url,
  lock,
}: Pick<InstalledDatabase, "url" | "lock">): Promise<() => Promise<void>> {
  const running = new Error(
    `A CMS is running on the database that is to be replaced. Stop it, and restore again. Nothing was changed.`,
  );
  if (databaseKind(url) === "sqlite") {
    if (await isSqliteInUse(url.slice("file:".length))) throw running;
    return async () => undefined;
  }
  await ensureDatabase(url);
  const release = await lock();
  if (!release) throw running;
  return release;
}
