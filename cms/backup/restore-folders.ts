/** Paths of an installation's parts, and the renames that replace them by those of an archive. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { databaseKind } from "payload-kit/database-kind";
import type { Installation } from "./back-up";
import { connectPostgres, postgresTypes } from "./postgres";
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
  const { mediaDir, enquiryFilesDir, dataDir, releases } = installation;
  const [pictures, files, found] = await Promise.all([read(mediaDir), read(enquiryFilesDir), read(releases.folder)]);
  const kept = found.filter((name) => !name.startsWith(".") && name !== "current");
  return [
    await existingDatabase(installation.databaseUrl),
    pictures.length > 0 && `${pictures.length} files of pictures in ${mediaDir}`,
    files.length > 0 && `${files.length} files of enquiries in ${enquiryFilesDir}`,
    kept.length > 0 && `${kept.length} releases in ${releases.folder}`,
    existsSync(path.join(dataDir, "secrets.json")) && `the secrets in ${dataDir}, where the archive has some`,
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
  const { dataDir, mediaDir, enquiryFilesDir, databaseUrl, releases } = installation;
  const replace = (place: string, next?: string): Move => ({
    place,
    ...(next === undefined ? {} : { next }),
    aside: path.join(path.dirname(place), aside, path.basename(place)),
  });
  const file = databaseUrl.slice("file:".length);
  const [before, after] = await Promise.all([read(releases.folder), read(newReleases)]);
  const gone = before.filter((name) => !after.includes(name) && (!name.startsWith(".") || name === ".spare"));
  return [
    ...(database ? [replace(`${file}-wal`), replace(`${file}-shm`), replace(file, database)] : []),
    replace(mediaDir, path.join(unpacked, "media")),
    replace(enquiryFilesDir, path.join(unpacked, "enquiries")),
    ...(hasSecrets ? [replace(path.join(dataDir, "secrets.json"), path.join(unpacked, "secrets.json"))] : []),
    ...gone.map((name) => replace(path.join(releases.folder, name))),
    ...after.map((name) => replace(path.join(releases.folder, name), path.join(newReleases, name))),
  ];
}
