/** Prepares the database of an archive beside the current one. */
import { copyFile, open, rm } from "node:fs/promises";
import path from "node:path";
import { databaseKind } from "payload-kit/database-kind";
import { keepOthersOut } from "../src/start-up/database-lock";
import { copyToPostgres, copyToSqlite } from "./copy-database";
import { DATABASE_FILES } from "./database-snapshot";
import type { ArchivedDatabase } from "./manifest";
import { connectPostgres, ensureDatabase } from "./postgres";
import { isSqliteInUse } from "./sqlite";
import type { Journal } from "./switch-over";

export interface ReadyDatabase {
  /** New file of a SQLite database, on the disk of the file that it replaces; undefined for PostgreSQL. */
  readonly file: string | undefined;
  readonly transaction: Journal["transaction"];
  readonly skipped: readonly string[];
  /** Commits the transaction of PostgreSQL; nothing to do for SQLite. */
  commit(): Promise<void>;
  close(): Promise<void>;
}

/** @param folder of the unpacked archive */
export function restoreDatabase(manifest: ArchivedDatabase, folder: string, url: string): Promise<ReadyDatabase> {
  return databaseKind(url) === "sqlite" ? readySqlite(manifest, folder, url) : readyPostgres(manifest, folder, url);
}

async function readySqlite(manifest: ArchivedDatabase, folder: string, url: string): Promise<ReadyDatabase> {
  const file = `${url.slice("file:".length)}.restored`;
  await rm(file, { force: true });
  let skipped: readonly string[] = [];
  const { kind } = manifest.database;
  if (kind === "sqlite") await copyFile(path.join(folder, DATABASE_FILES.sqlite), file);
  else ({ skipped } = await copyToSqlite(manifest, folder, file));
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

async function readyPostgres(manifest: ArchivedDatabase, folder: string, url: string): Promise<ReadyDatabase> {
  const client = await connectPostgres(url);
  try {
    await client.query("BEGIN");
    const { skipped } = await copyToPostgres(manifest, folder, client);
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
export async function refuseWhileInUse(url: string): Promise<() => Promise<void>> {
  const running = new Error(
    `A CMS is running on the database that is to be replaced. Stop it, and restore again. Nothing was changed.`,
  );
  if (databaseKind(url) === "sqlite") {
    if (await isSqliteInUse(url.slice("file:".length))) throw running;
    return async () => undefined;
  }
  await ensureDatabase(url);
  const release = await keepOthersOut(url);
  if (!release) throw running;
  return release;
}
