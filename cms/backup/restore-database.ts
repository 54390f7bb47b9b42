/** The database of an archive, made ready beside the one that is there. */
import { copyFile, open, rm } from "node:fs/promises";
import path from "node:path";
import { databaseKind } from "../src/database-kind";
import { keepOthersOut } from "../src/start-up/database-lock";
import { copyToPostgres, copyToSqlite } from "./copy-database";
import { DATABASE_FILES } from "./database-snapshot";
import type { ArchivedDatabase } from "./manifest";
import { connectPostgres, ensureDatabase } from "./postgres";
import { isSqliteInUse } from "./sqlite";
import type { Journal } from "./switch-over";

export interface ReadyDatabase {
  /** New file of a SQLite database, on the disk of the one that it replaces. */
  readonly file: string | undefined;
  readonly transaction: Journal["transaction"];
  readonly skipped: readonly string[];
  /** Lets everybody see it, where it is PostgreSQL's. */
  commit(): Promise<void>;
  close(): Promise<void>;
}

/** @param folder where the archive is unpacked */
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
    // Its transaction ends with it, and nothing was changed.
    await client.end();
    throw error;
  }
}

/**
 * Makes the database of an address where PostgreSQL has none, and keeps a CMS from being started on it.
 * @returns a function that ends that
 * @throws Error when a CMS runs on it
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
  const letGo = await keepOthersOut(url);
  if (!letGo) throw running;
  return letGo;
}
