/** Backs an installation up while it runs (X10): database, folders of files, releases, secrets. */
import { existsSync } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDiskFull } from "payload-kit/disk";
import { writeArchive, type Source } from "./archive/archive";
import { linkTree } from "./archive/link-tree";
import { currentSecrets, seal, SECRETS_FILE } from "./archive/secrets";
import { archiveName, openStorage } from "./archive/storage";
import { DATABASE_FILES, snapshotDatabase } from "./database/database-snapshot";
import type { Installation } from "./installation";
import { withBackupLock } from "./lock";
import { FORMAT, type Manifest } from "./manifest";

/** Staging folder of a running backup, in the folders of data and of releases. */
const STAGE = ".backup";

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
    const { dataDir, releases, archives } = installation;
    const stages = { data: path.join(dataDir, STAGE), releases: path.join(releases.folder, STAGE) };
    const clear = () => Promise.all(Object.values(stages).map((stage) => rm(stage, { recursive: true, force: true })));
    // Left by a killed backup.
    await clear();
    try {
      return await make(installation, stages);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      throw new Error(
        `The disk has no room for the backup. Free some in ${dataDir} or ${archives.target}, let BACKUP_TARGET be on another one, or keep fewer (BACKUPS_KEPT). The archives that are there stay.`,
        { cause: error },
      );
    } finally {
      await clear();
    }
  });
}

async function make(installation: Installation, stages: Record<"data" | "releases", string>): Promise<MadeBackup> {
  const { database, folders, releases, secrets } = installation;
  const moment = new Date();
  await mkdir(stages.data, { recursive: true });
  const release = existsSync(releases.folder) ? await releases.linkTo(stages.releases) : null;
  // Before and after the snapshot: files that its rows refer to may be deleted or added meanwhile.
  await linkFiles(installation, stages.data);
  const { note, references } = await snapshotDatabase(database, stages.data);
  await linkFiles(installation, stages.data);
  const { passphrase, names } = secrets;
  if (passphrase)
    await writeFile(path.join(stages.data, SECRETS_FILE), seal(currentSecrets(names), passphrase), { mode: 0o600 });

  const sources: Source[] = [
    DATABASE_FILES[note.kind],
    ...Object.keys(folders),
    ...(passphrase ? [SECRETS_FILE] : []),
  ].map((name) => ({ name, path: path.join(stages.data, name) }));
  if (existsSync(stages.releases)) sources.push({ name: "releases", path: stages.releases });
  const storage = openStorage(installation);
  const name = archiveName(installation.name, moment);
  const draft = storage.draftOf(name, stages.data);
  try {
    const manifest = await writeArchive(draft, sources, {
      format: FORMAT,
      madeAt: moment.toISOString(),
      version: installation.version,
      node: process.version,
      database: note,
      release,
      hasSecrets: passphrase !== undefined,
      missing: references.filter((file) => !existsSync(path.join(stages.data, file))),
    });
    const { size } = await stat(draft);
    const archive = await storage.keep(name, draft);
    return { archive, size, manifest };
  } finally {
    await rm(draft, { force: true });
  }
}

async function linkFiles({ folders }: Installation, stage: string): Promise<void> {
  for (const [name, folder] of Object.entries(folders)) await linkTree(folder.path, path.join(stage, name));
}
