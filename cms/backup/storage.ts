/** Where archives are kept: a folder, or a bucket of S3 (X10). */
import { createWriteStream, mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { openBucket } from "../publisher/bucket";
import { OWNER_FOLDER } from "../src/owner-only";

const ARCHIVE = /^future-native-\d{8}T\d{9}Z\.tar\.gz$/;
const DRAFT = /^\.future-native-\d{8}T\d{9}Z\.tar\.gz\.part$/;

/** Names are moments, so that their order is that of the alphabet. */
export function archiveName(moment: Date): string {
  return `future-native-${moment.toISOString().replace(/[-:.]/g, "")}.tar.gz`;
}

export interface Storage {
  /** Where to write an archive before it is kept. @param folder for a storage that is not on this machine */
  draftOf(name: string, folder: string): string;
  /** Takes what was written, whole or not at all. @returns where it is */
  keep(name: string, draft: string): Promise<string>;
  /** Names of the archives, the oldest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** @param target folder, or `s3://bucket/prefix` */
export function openStorage(target: string): Storage {
  return target.startsWith("s3://") ? bucketStorage(target) : folderStorage(target);
}

function folderStorage(folder: string): Storage {
  return {
    draftOf(name) {
      mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
      // A backup that was killed has left them.
      for (const left of readdirSync(folder).filter((other) => DRAFT.test(other))) rmSync(path.join(folder, left));
      return path.join(folder, `.${name}.part`);
    },
    async keep(name, draft) {
      const place = path.join(folder, name);
      await rename(draft, place);
      await sync(folder);
      return place;
    },
    list: async () => (await readdir(folder)).filter((name) => ARCHIVE.test(name)).sort(),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

/** Makes a rename last through a loss of power. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

function bucketStorage(target: string): Storage {
  const bucket = openBucket(target);
  return {
    draftOf: (name, folder) => path.join(folder, name),
    async keep(name, draft) {
      await bucket.putFile(name, draft, { "Content-Type": "application/gzip" });
      return `${target.replace(/\/$/, "")}/${name}`;
    },
    list: async () =>
      (await bucket.list())
        .map(({ key }) => key)
        .filter((name) => ARCHIVE.test(name))
        .sort(),
    remove: (name) => bucket.remove(name),
  };
}

/**
 * Brings an archive to a file of this machine.
 * @param place path, or `s3://bucket/prefix/name`
 * @returns the file: the archive itself where it is on this machine
 * @throws Error when there is none
 */
export async function fetchArchive(place: string, folder: string): Promise<string> {
  if (!place.startsWith("s3://")) return path.resolve(place);
  const [, prefix = "", name = ""] = /^(.*)\/([^/]+)$/.exec(place) ?? [];
  const body = await openBucket(prefix).read(name);
  if (!body) throw new Error(`There is no archive ${place}.`);
  const file = path.join(folder, name);
  await pipeline(body, createWriteStream(file, { mode: 0o600 }));
  return file;
}

/** Removes the oldest archives. @param keep how many stay */
export async function forgetOld(storage: Storage, keep: number): Promise<void> {
  for (const name of (await storage.list()).slice(0, -keep)) await storage.remove(name);
}
