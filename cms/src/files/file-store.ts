/** Storage of uploaded files: a folder of this machine, or a bucket that several machines share. */
import { open, readdir, rm, stat, unlink } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { isRecord } from "payload-kit";
import { openBucket, type Bucket } from "payload-kit/bucket";

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** Another one for another content, in quotes: an `ETag`. */
  readonly etag: string;
  /**
   * @param range a part of it; the whole without
   * @throws FileGone when it was removed since it was found
   */
  read(range?: ByteRange): Promise<Readable>;
}

/** A file was removed between being found and being read, as when its picture is replaced in that moment. */
export class FileGone extends Error {
  override readonly name = "FileGone";
}

export interface FileStore {
  /** The folder of this machine where a file arrives. */
  readonly folder: string;
  /** Gives a file that has arrived to all instances, durably (A5). */
  keep(key: string): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  /** Removes a file, kept or not; it may be gone already. */
  remove(key: string): Promise<void>;
  /** Everything that is there, kept or not, and since when, milliseconds since 1970. */
  list(): Promise<{ key: string; changedAt: number }[]>;
  /** How people find a file. */
  placeOf(key: string): string;
}

/** The store of one kind of file. @param bucket `s3://bucket/prefix`, when files are not to stay on this machine */
export function openFileStore(folder: string, bucket: string | undefined): FileStore {
  return bucket ? bucketStore(folder, targetOf(folder, bucket)) : folderStore(folder);
}

/** Address in the bucket of a folder's files. */
export function targetOf(folder: string, bucket: string): string {
  return `${bucket.replace(/\/+$/, "")}/${path.basename(folder)}`;
}

/** Only a plain name can name a file: no folders, no way out. */
export function isPlainName(name: string): boolean {
  return name === path.basename(name) && !/[\\\0]/.test(name) && !name.startsWith(".");
}

function folderStore(folder: string): FileStore {
  const placeOf = (key: string) => path.join(/* turbopackIgnore: true */ folder, key);
  return {
    folder,
    keep: async () => undefined,
    async find(key) {
      const found = isPlainName(key) ? await stat(placeOf(key)).catch(() => undefined) : undefined;
      if (!found?.isFile()) return undefined;
      return {
        size: found.size,
        etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
        read: (range) => readFromFolder(placeOf(key), range),
      };
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    async list() {
      const found = await Promise.all(
        (await readdir(/* turbopackIgnore: true */ folder)).map(async (key) => {
          // It may have gone since the folder was read.
          const entry = await stat(placeOf(key)).catch(() => undefined);
          return entry ? [{ key, changedAt: entry.mtimeMs }] : [];
        }),
      );
      return found.flat();
    },
    placeOf,
  };
}

/** A file arrives in the folder, and lies in the bucket alone when it is kept. */
function bucketStore(folder: string, target: string): FileStore {
  const bucket = openBucket(target);
  const arrived = folderStore(folder);
  return {
    folder,
    async keep(key) {
      await bucket.putFile(key, arrived.placeOf(key), { "Content-Type": "application/octet-stream" });
      await arrived.remove(key);
    },
    async find(key) {
      const found = await bucket.find(key);
      return found && { ...found, read: (range) => readFromBucket(bucket, key, range) };
    },
    async remove(key) {
      const wasHere = await unlink(arrived.placeOf(key)).then(
        () => true,
        () => false,
      );
      // A file that is still local was never uploaded, maybe because the bucket is unavailable.
      if (!wasHere) await bucket.remove(key);
    },
    list: async () => [...(await arrived.list()), ...(await bucket.list())],
    placeOf: (key) => `${target}/${key}`,
  };
}

/** Opened before anything is answered: a stream that opens it later would break off an answer that has begun. */
async function readFromFolder(place: string, range?: ByteRange): Promise<Readable> {
  try {
    return (await open(place)).createReadStream(range);
  } catch (error) {
    throw isRecord(error) && error.code === "ENOENT" ? new FileGone(`${place} is no longer there.`) : error;
  }
}

async function readFromBucket(bucket: Bucket, key: string, range?: ByteRange): Promise<Readable> {
  const content = await bucket.read(key, range);
  if (!content) throw new FileGone(`${key} is no longer in the bucket.`);
  return content;
}
