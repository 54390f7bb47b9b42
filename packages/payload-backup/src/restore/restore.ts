/** Restores an archive, all or nothing (X10). */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isDiskFull } from "payload-kit/disk";
import { OWNER_FOLDER, ownFolder } from "payload-kit/owner-only";
import { readArchive } from "../archive/archive";
import { SECRETS_FILE, unseal, type Secrets } from "../archive/secrets";
import { fetchArchive } from "../archive/storage";
import { migrationsOf } from "../database/migrations";
import { restoreDatabase, refuseWhileInUse } from "../database/restore-database";
import type { Installation } from "../installation";
import { withBackupLock } from "../lock";
import type { Manifest } from "../manifest";
import { existingParts, movesFor, RESTORE_PREFIX, type RestoreFolders } from "./restore-folders";
import { isCommitted, journalOf, recover } from "./recover";
import { switchOver, undo } from "./switch-over";
import { writeDurably } from "payload-kit/write-durably";

interface RestoreOptions {
  /** Path, or `s3://bucket/prefix/name`. */
  readonly archive: string;
  /** Target; its database may be of the other kind than the archive's. */
  readonly installation: Installation;
  readonly withoutSecrets: boolean;
  /** Called when parts of the installation exist. @param lines descriptions of the parts to be replaced */
  readonly confirm: (lines: readonly string[]) => Promise<boolean>;
}

interface Restored {
  readonly manifest: Manifest;
  readonly hasSecrets: boolean;
  /** Tables of the archive that this version does not have. */
  readonly skipped: readonly string[];
  /** Folders that replaced parts were moved to. */
  readonly aside: readonly string[];
}

/**
 * Restores an archive. It is unpacked and verified beside the installation first; then a few renames and, for
 * PostgreSQL, a commit switch over. A failure at any point leaves the installation unchanged.
 * @throws Error with a message for the operator
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { dataDir, releases } = options.installation;
  const name = `${RESTORE_PREFIX}-${randomUUID()}`;
  const folders: RestoreFolders = {
    data: path.join(dataDir, name),
    releases: path.join(releases.folder, name),
    aside: `.before-restore-${new Date().toISOString().replace(/\D/g, "")}`,
  };
  ownFolder(dataDir, releases.folder);
  return withBackupLock(dataDir, async () => {
    await recover(options.installation);
    const unlock = await refuseWhileInUse(options.installation.database);
    try {
      await mkdir(folders.data, { mode: OWNER_FOLDER });
      await mkdir(folders.releases, { recursive: true });
      return await unpackAndSwitch(options, folders);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      throw new Error(
        `The disk has no room for what the archive holds: free some in ${dataDir} and ${releases.folder}. Nothing was changed.`,
        { cause: error },
      );
    } finally {
      await Promise.all([folders.data, folders.releases].map((folder) => rm(folder, { recursive: true, force: true })));
      await unlock();
    }
  });
}

async function unpackAndSwitch(options: RestoreOptions, folders: RestoreFolders): Promise<Restored> {
  const { installation, confirm } = options;
  const { dataDir, secrets: kept } = installation;
  const file = await fetchArchive(options.archive, folders.data, installation.archives.openBucket);
  const unpacked = path.join(folders.data, "unpacked");
  const manifest = await readArchive(file, { "": unpacked, releases: folders.releases });
  // Throws for archives of a newer version.
  await migrationsOf(manifest, manifest.database.kind, installation.database.migrations);
  const secrets = await readSecrets(options, manifest, unpacked);
  const present = await existingParts(installation);
  if (present.length > 0 && !(await confirm(present))) throw new Error("Nothing was changed.");

  if (secrets) await writeDurably(path.join(unpacked, kept.file), `${JSON.stringify(secrets, null, 2)}\n`);
  for (const folder of Object.keys(installation.folders)) ownFolder(path.join(unpacked, folder));
  const database = await restoreDatabase(manifest, unpacked, installation.database);
  try {
    const moves = await movesFor(installation, folders, {
      unpacked,
      database: database.file,
      hasSecrets: secrets !== undefined,
    });
    const journal = journalOf(dataDir);
    await switchOver(journal, { moves, transaction: database.transaction });
    await database.commit().catch(async (error: unknown) => {
      // The connection may be lost after the commit: check, or leave the decision to the next start (see recover).
      if (await isCommitted(database.transaction).catch(undecided)) return;
      await undo(moves);
      await rm(journal);
      throw error;
    });
    await rm(journal);
    const aside = [...new Set(moves.map((move) => path.dirname(move.aside)))].filter((folder) => existsSync(folder));
    return { manifest, hasSecrets: secrets !== undefined, skipped: database.skipped, aside };
  } finally {
    await database.close();
  }
}

function undecided(error: unknown): never {
  throw new Error(
    `${error instanceof Error ? error.message : String(error)} Whether the archive is restored is not known; it is decided when the CMS is started, or a restore begun, again.`,
    { cause: error },
  );
}

async function readSecrets(
  { installation, withoutSecrets }: RestoreOptions,
  manifest: Manifest,
  unpacked: string,
): Promise<Secrets | undefined> {
  if (!manifest.hasSecrets || withoutSecrets) return undefined;
  const { passphrase } = installation.secrets;
  if (passphrase) return unseal(await readFile(path.join(unpacked, SECRETS_FILE), "utf8"), passphrase);
  throw new Error(
    "The archive holds secrets, and BACKUP_PASSPHRASE is not set. Set the one that it was made with, or restore without them (--without-secrets): new ones are made, everybody signs in again, and authenticator apps are set up anew.",
  );
}
