/** Storage of archives: a folder, or a bucket of S3 (X10). */
import { createWriteStream, mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { OWNER_FOLDER } from "payload-kit/owner-only";
import type { Installation } from "../installation";
import type { Bucket, OpenBucket } from "./bucket";

const ARCHIVE = /-\d{8}T\d{9}Z\.tar\.gz$/;

/** @returns those of the product, the oldest first */
const archivesIn = (product: string, names: readonly string[]): string[] =>
  names.filter((name) => ARCHIVE.test(name) && name.replace(ARCHIVE, "") === product).sort();

/** Names are timestamps and sort by time. @param product name of the installation */
export function archiveName(product: string, moment: Date): string {
  return `${product}-${moment.toISOString().replace(/[-:.]/g, "")}.tar.gz`;
}

interface Storage {
  /** Path to write a partial archive to. @param folder used when the storage is not on this machine */
  draftOf(name: string, folder: string): string;
  /** Stores a written archive atomically. @returns its path or address */
  keep(name: string, draft: string): Promise<string>;
  /** Names of the archives, the oldest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** The archives of an installation. */
export function openStorage({ name, archives }: Pick<Installation, "name" | "archives">): Storage {
  const { target, openBucket } = archives;
  return target.startsWith("s3://") ? bucketStorage(name, target, openBucket(target)) : folderStorage(name, target);
}

function folderStorage(product: string, folder: string): Storage {
  return {
    draftOf(name) {
      mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
      // Left by a killed backup.
      const drafts = readdirSync(folder).flatMap((file) => /^\.(.*)\.part$/.exec(file)?.[1] ?? []);
      for (const left of archivesIn(product, drafts)) rmSync(path.join(folder, `.${left}.part`));
      return path.join(folder, `.${name}.part`);
    },
    async keep(name, draft) {
      const file = path.join(folder, name);
      await rename(draft, file);
      await sync(folder);
      return file;
    },
    list: async () => archivesIn(product, await readdir(folder)),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

/** Makes a rename survive a power failure. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

function bucketStorage(product: string, target: string, bucket: Bucket): Storage {
  return {
    draftOf: (name, folder) => path.join(folder, name),
    async keep(name, draft) {
      await bucket.putFile(name, draft, { "Content-Type": "application/gzip" });
      return `${target.replace(/\/$/, "")}/${name}`;
    },
    list: async () =>
      archivesIn(
        product,
        (await bucket.list()).map(({ key }) => key),
      ),
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
export async function fetchArchive(address: string, folder: string, openBucket: OpenBucket): Promise<string> {
  if (!address.startsWith("s3://")) return path.resolve(address);
  const [, prefix = "", name = ""] = /^(.*)\/([^/]+)$/.exec(address) ?? [];
  const body = await openBucket(prefix).read(name);
  if (!body) throw new Error(`There is no archive ${address}.`);
  const file = path.join(folder, name);
  await pipeline(body, createWriteStream(file, { mode: 0o600 }));
  return file;
}

/** Removes the oldest archives, above the number to retain. */
export async function forgetOld(installation: Pick<Installation, "name" | "archives">): Promise<void> {
  const storage = openStorage(installation);
  for (const name of (await storage.list()).slice(0, -installation.archives.keep)) await storage.remove(name);
}
