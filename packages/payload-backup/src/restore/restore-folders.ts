/** Paths of an installation's parts, and the renames that replace them by those of an archive. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { databaseKind } from "payload-kit/database-kind";
import { connectPostgres, postgresTypes } from "../database/postgres";
import type { Installation } from "../installation";
import type { Move } from "./switch-over";

/** Prefix of the folders that an archive is unpacked into. */
export const RESTORE_PREFIX = ".restore";

export interface RestoreFolders {
  /** Folders that the archive is unpacked into, each on the disk of the folder that it replaces. */
  readonly data: string;
  readonly releases: string;
  /** Name of the folders that replaced files are moved to. */
  readonly aside: string;
}

const read = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Describes the existing parts of an installation, a line each. */
export async function existingParts(installation: Installation): Promise<string[]> {
  const { database, dataDir, releases, secrets } = installation;
  const folders = await Promise.all(
    Object.values(installation.folders).map(async (folder) => ({ ...folder, files: (await read(folder.path)).length })),
  );
  const entries = await readdir(releases.folder, { withFileTypes: true }).catch(() => []);
  const kept = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
  return [
    await existingDatabase(database.url),
    ...folders.map(({ path: place, content, files }) => files > 0 && `${files} ${content} in ${place}`),
    kept.length > 0 && `${kept.length} releases in ${releases.folder}`,
    existsSync(path.join(dataDir, secrets.file)) && `the secrets in ${dataDir}, where the archive has some`,
  ].filter((line) => line !== false);
}

async function existingDatabase(url: string): Promise<string | false> {
  if (databaseKind(url) === "sqlite") {
    const file = url.slice("file:".length);
    return existsSync(file) && `the database ${file}`;
  }
  const client = await connectPostgres(url);
  const tables = Object.keys(await postgresTypes(client).finally(() => client.end())).length;
  const { host, pathname } = new URL(url);
  return tables > 0 && `${tables} tables of the database ${pathname.slice(1)} at ${host}, which are not kept`;
}

interface Unpacked {
  readonly unpacked: string;
  /** The new file of a SQLite database. */
  readonly database: string | undefined;
  readonly hasSecrets: boolean;
}

/** Renames that replace the parts of an installation by those of an unpacked archive. */
export async function movesFor(
  installation: Installation,
  { releases: newReleases, aside }: RestoreFolders,
  { unpacked, database, hasSecrets }: Unpacked,
): Promise<Move[]> {
  const { dataDir, folders, releases, secrets } = installation;
  const replace = (place: string, next?: string): Move => ({
    place,
    ...(next === undefined ? {} : { next }),
    aside: path.join(path.dirname(place), aside, path.basename(place)),
  });
  const file = installation.database.url.slice("file:".length);
  const [before, after] = await Promise.all([read(releases.folder), read(newReleases)]);
  const gone = before.filter(
    (name) => !after.includes(name) && (!name.startsWith(".") || releases.outdated.includes(name)),
  );
  return [
    ...(database ? [replace(`${file}-wal`), replace(`${file}-shm`), replace(file, database)] : []),
    ...Object.entries(folders).map(([name, folder]) => replace(folder.path, path.join(unpacked, name))),
    ...(hasSecrets ? [replace(path.join(dataDir, secrets.file), path.join(unpacked, secrets.file))] : []),
    ...gone.map((name) => replace(path.join(releases.folder, name))),
    ...after.map((name) => replace(path.join(releases.folder, name), path.join(newReleases, name))),
  ];
}
