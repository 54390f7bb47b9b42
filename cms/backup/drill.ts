/** Restore test: restores an archive into a temporary folder and verifies it (X10). */
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@libsql/client";
import { withBackupLock } from "../publisher/locks";
import { readManifest } from "../release-store/release";
import { readArchive } from "./archive";
import { SECRETS_FILE, type Installation } from "./back-up";
import { copyToSqlite } from "./copy-database";
import { DATABASE_FILES } from "./database-snapshot";
import type { Manifest } from "./manifest";
import { unseal } from "./secrets";
import { checkSqlite, sqliteCounts } from "./sqlite";
import { fetchArchive } from "./storage";

const FOLDER = ".drill";

/**
 * Proves that an archive can be restored: files by hash, the database by an integrity check and row counts, the live
 * release by its manifest, the secrets by decryption. A PostgreSQL dump is copied into a SQLite file, so that no server
 * is needed.
 * @param archive path, or `s3://bucket/prefix/name`
 * @throws Error that names the first fault
 */
export async function drill(archive: string, { dataDir, backups }: Installation): Promise<void> {
  const folder = path.join(dataDir, FOLDER);
  await withBackupLock(dataDir, async () => {
    try {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
      const unpacked = path.join(folder, "unpacked");
      const manifest = await readArchive(await fetchArchive(archive, folder), { "": unpacked });
      await drillDatabase(manifest, unpacked);
      await drillRelease(manifest, unpacked);
      if (manifest.hasSecrets && backups.passphrase) {
        unseal(await readFile(path.join(unpacked, SECRETS_FILE), "utf8"), backups.passphrase);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function drillDatabase(manifest: Manifest, folder: string): Promise<void> {
  const { kind, rows } = manifest.database;
  let file = path.join(folder, DATABASE_FILES[kind]);
  let skipped: readonly string[] = [];
  if (kind === "postgres") {
    file = path.join(folder, "drilled.sqlite");
    ({ skipped } = await copyToSqlite(manifest, folder, file));
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

async function drillRelease({ release, files, hardLinks, links }: Manifest, folder: string): Promise<void> {
  if (release === null) return;
  const manifest = await readManifest(path.join(folder, "releases"), release);
  if (!manifest || links["releases/current"] !== `${release}/files`)
    throw new Error(`The live release ${release} is not whole.`);
  for (const [name, { hash }] of Object.entries(manifest.files)) {
    const archived = `releases/${release}/files/${name}`;
    if (files[hardLinks[archived] ?? archived]?.sha256 === hash) continue;
    throw new Error(`The file ${name} of the live release is not what the release says.`);
  }
}
