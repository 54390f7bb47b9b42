/** Backs an installation up while it runs (X10): database, pictures, files of enquiries, releases, secrets. */
import { existsSync } from "node:fs";
import { mkdir, readlink, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { withBackupLock, withLiveLock } from "../publisher/locks";
import { listReleases, liveRelease } from "../release-store/release";
import { isDiskFull } from "payload-kit/disk";
import type { CmsEnv } from "../src/env";
import { writeArchive, type Source } from "./archive";
import { DATABASE_FILES, snapshotDatabase } from "./database-snapshot";
import { linkTree } from "./link-tree";
import { FORMAT, productVersion, type Manifest } from "./manifest";
import { currentSecrets, seal } from "./secrets";
import { archiveName, openStorage } from "./storage";

/** Name of the encrypted secrets in an archive. */
export const SECRETS_FILE = "secrets.enc.json";
/** Staging folder of a running backup, in the folders of data and of releases. */
const STAGE = ".backup";

export type Installation = Pick<
  CmsEnv,
  "dataDir" | "mediaDir" | "enquiryFilesDir" | "filesBucket" | "databaseUrl" | "releases" | "backups"
>;

export interface MadeBackup {
  /** Path, or `s3://bucket/prefix/name`. */
  readonly archive: string;
  /** Bytes. */
  readonly size: number;
  readonly manifest: Manifest;
}

/**
 * Makes a consistent archive. A partial one has a name of its own and is never listed as an archive.
 * @throws Error with a message for the operator
 */
export async function backUp(installation: Installation): Promise<MadeBackup> {
  await mkdir(installation.dataDir, { recursive: true });
  return withBackupLock(installation.dataDir, async () => {
    const { dataDir, releases, backups } = installation;
    const stages = [dataDir, releases.folder].map((folder) => path.join(folder, STAGE));
    const clear = () => Promise.all(stages.map((stage) => rm(stage, { recursive: true, force: true })));
    // Left by a killed backup.
    await clear();
    try {
      return await make(installation, { data: stages[0] ?? "", releases: stages[1] ?? "" });
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      throw new Error(
        `The disk has no room for the backup. Free some in ${dataDir} or ${backups.target}, let BACKUP_TARGET be on another one, or keep fewer (BACKUPS_KEPT). The archives that are there stay.`,
        { cause: error },
      );
    } finally {
      await clear();
    }
  });
}

interface Stages {
  readonly data: string;
  readonly releases: string;
}

async function make(installation: Installation, stages: Stages): Promise<MadeBackup> {
  const { databaseUrl, backups } = installation;
  const moment = new Date();
  await mkdir(stages.data, { recursive: true });
  const release = await linkReleases(installation.releases.folder, stages.releases);
  // Before and after the snapshot: files that its rows refer to may be deleted or added meanwhile.
  await linkFiles(installation, stages.data);
  const { note, references } = await snapshotDatabase(databaseUrl, stages.data);
  await linkFiles(installation, stages.data);
  const { passphrase } = backups;
  if (passphrase)
    await writeFile(path.join(stages.data, SECRETS_FILE), seal(currentSecrets(), passphrase), { mode: 0o600 });

  const sources: Source[] = [
    DATABASE_FILES[note.kind],
    "media",
    "enquiries",
    ...(passphrase ? [SECRETS_FILE] : []),
  ].map((name) => ({ name, path: path.join(stages.data, name) }));
  if (existsSync(stages.releases)) sources.push({ name: "releases", path: stages.releases });
  const storage = openStorage(backups.target);
  const name = archiveName(moment);
  const draft = storage.draftOf(name, stages.data);
  try {
    const manifest = await writeArchive(draft, sources, {
      format: FORMAT,
      madeAt: moment.toISOString(),
      version: productVersion(),
      node: process.version,
      database: note,
      release,
      hasSecrets: passphrase !== undefined,
      // Files in a bucket are not part of the archive.
      missing: installation.filesBucket ? [] : references.filter((file) => !existsSync(path.join(stages.data, file))),
    });
    const { size } = await stat(draft);
    const archive = await storage.keep(name, draft);
    return { archive, size, manifest };
  } finally {
    await rm(draft, { force: true });
  }
}

async function linkFiles({ mediaDir, enquiryFilesDir }: Installation, stage: string): Promise<void> {
  await linkTree(mediaDir, path.join(stage, "media"));
  await linkTree(enquiryFilesDir, path.join(stage, "enquiries"));
}

/** @returns the name of the live release; null without one */
async function linkReleases(releases: string, stage: string): Promise<string | null> {
  if (!existsSync(releases)) return null;
  return withLiveLock(releases, async () => {
    await mkdir(stage, { recursive: true });
    for (const id of await listReleases(releases)) await linkTree(path.join(releases, id), path.join(stage, id));
    const live = await liveRelease(releases);
    if (live === undefined) return null;
    await symlink(await readlink(path.join(releases, "current")), path.join(stage, "current"));
    return live;
  });
}
