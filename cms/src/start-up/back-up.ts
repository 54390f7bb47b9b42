import { existsSync } from "node:fs";
import path from "node:path";
import { createClient } from "@libsql/client";
import { copySqlite, sqliteMigrations } from "payload-backup/sqlite";
import { databaseKind } from "payload-kit/database-kind";
import type { CmsEnv } from "../env";
import { ownFiles, ownFolder } from "payload-kit/owner-only";

/**
 * Copies a SQLite database that is about to be migrated to `<data>/backups`. PostgreSQL has backups of its own.
 * @param migrations names of those that the CMS knows, in order
 * @returns the path of the copy, or undefined when there is nothing to migrate or nothing to lose
 */
export async function backUpBeforeMigrating(
  { databaseUrl, dataDir }: Pick<CmsEnv, "databaseUrl" | "dataDir">,
  migrations: readonly string[],
): Promise<string | undefined> {
  if (databaseKind(databaseUrl) !== "sqlite") return undefined;
  if (!existsSync(/* turbopackIgnore: true */ databaseUrl.slice("file:".length))) return undefined;
  const client = createClient({ url: databaseUrl });
  try {
    const applied = new Set(await sqliteMigrations(client));
    const next = migrations.find((name) => !applied.has(name));
    if (applied.size === 0 || !next) return undefined;
    const folder = path.join(/* turbopackIgnore: true */ dataDir, "backups");
    ownFolder(folder);
    const moment = new Date().toISOString().replace(/\D/g, "").slice(0, 17);
    const copy = path.join(/* turbopackIgnore: true */ folder, `${moment}-before-${next}.sqlite`);
    await copySqlite(client, copy);
    ownFiles(copy);
    return copy;
  } finally {
    client.close();
  }
}
