/** Restore test: restores an archive into a temporary folder and verifies it (X10). */
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@libsql/client";
import { readArchive } from "./archive/archive";
import { SECRETS_FILE, unseal } from "./archive/secrets";
import { fetchArchive } from "./archive/storage";
import { copyToSqlite } from "./database/copy-database";
import { DATABASE_FILES } from "./database/database-snapshot";
import type { KnownMigrations } from "./database/migrations";
import { checkSqlite, sqliteCounts } from "./database/sqlite";
import type { Installation } from "./installation";
import { withBackupLock } from "./lock";
import type { Manifest } from "./manifest";

const FOLDER = ".drill";

/**
 * Proves that an archive can be restored: files by hash, the database by an integrity check and row counts, the live
 * release by the check of the installation, the secrets by decryption. A PostgreSQL dump is copied into a SQLite file, so that no server
 * is needed.
 * @param archive path, or `s3://bucket/prefix/name`
 * @throws Error that names the first fault
 */
export async function drill(archive: string, installation: Installation): Promise<void> {
  const { dataDir, database, releases, secrets, archives } = installation;
  const folder = path.join(dataDir, FOLDER);
  await withBackupLock(dataDir, async () => {
    try {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
      const unpacked = path.join(folder, "unpacked");
      const manifest = await readArchive(await fetchArchive(archive, folder, archives.openBucket), { "": unpacked });
      await drillDatabase(manifest, unpacked, database.migrations);
      const { release } = manifest;
      if (release !== null) await releases.check({ ...manifest, release }, path.join(unpacked, "releases"));
      if (manifest.hasSecrets && secrets.passphrase) {
        unseal(await readFile(path.join(unpacked, SECRETS_FILE), "utf8"), secrets.passphrase);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function drillDatabase(manifest: Manifest, folder: string, known: KnownMigrations): Promise<void> {
  const { kind, rows } = manifest.database;
  let file = path.join(folder, DATABASE_FILES[kind]);
  let skipped: readonly string[] = [];
  if (kind === "postgres") {
    file = path.join(folder, "drilled.sqlite");
    skipped = await copyToSqlite(manifest, folder, { file, known });
  }
  const client = createClient({ url: `file:${file}` });
  try {
    await checkSqlite(client);
    const found = await sqliteCounts(client);
    const wrong = Object.keys(rows).find((table) => !skipped.includes(table) && found[table] !== rows[table]);
    if (wrong) throw new Error(`The table ${wrong} has ${found[wrong] ?? 0} rows in place of ${rows[wrong]}.`);
  } finally {
    client.close();
  }
}
