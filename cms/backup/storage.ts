/** Storage of archives: a folder, or a bucket of S3 (X10). */
import { createWriteStream, mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { openBucket } from "../publisher/bucket";
import { OWNER_FOLDER } from "payload-kit/owner-only";

const ARCHIVE = /^future-native-\d{8}T\d{9}Z\.tar\.gz$/;
const DRAFT = /^\.future-native-\d{8}T\d{9}Z\.tar\.gz\.part$/;

/** Names are timestamps and sort by time. */
export function archiveName(moment: Date): string {
  return `future-native-${moment.toISOString().replace(/[-:.]/g, "")}.tar.gz`;
}

export interface Storage {
  /** Path to write a partial archive to. @param folder used when the storage is not on this machine */
  draftOf(name: string, folder: string): string;
  /** Stores a written archive atomically. @returns its path or address */
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
      // Left by a killed backup.
      for (const left of readdirSync(folder).filter((other) => DRAFT.test(other))) rmSync(path.join(folder, left));
      return path.join(folder, `.${name}.part`);
    },
    async keep(name, draft) {
      const file = path.join(folder, name);
      await rename(draft, file);
      await sync(folder);
      return file;
    },
    list: async () => (await readdir(folder)).filter((name) => ARCHIVE.test(name)).sort(),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

/** Makes a rename survive a power failure. */
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
 * Downloads an archive from a bucket.
 * @param address path, or `s3://bucket/prefix/name`
 * @param folder for the download
 * @returns the local file: the archive itself when it is on this machine
 * @throws Error when there is none
 */
export async function fetchArchive(address: string, folder: string): Promise<string> {
  if (!address.startsWith("s3://")) return path.resolve(address);
  const [, prefix = "", name = ""] = /^(.*)\/([^/]+)$/.exec(address) ?? [];
  const body = await openBucket(prefix).read(name);
  if (!body) throw new Error(`There is no archive ${address}.`);
  const file = path.join(folder, name);
  await pipeline(body, createWriteStream(file, { mode: 0o600 }));
  return file;
}

/** Removes the oldest archives. @param keep number of archives to retain */
export async function forgetOld(storage: Storage, keep: number): Promise<void> {
  for (const name of (await storage.list()).slice(0, -keep)) await storage.remove(name);
}
