import type { Readable } from "node:stream";

/** A bucket of S3, below a prefix. */
export interface Bucket {
  /** Sends a file of any length without holding it in memory. */
  putFile(key: string, file: string, headers: Readonly<Record<string, string>>): Promise<void>;
  /** The content as it arrives; undefined when there is none. */
  read(key: string): Promise<Readable | undefined>;
  list(): Promise<readonly { readonly key: string }[]>;
  remove(key: string): Promise<void>;
}

/** @param target `s3://bucket/prefix` */
export type OpenBucket = (target: string) => Bucket;
