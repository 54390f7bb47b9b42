import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { findRepositoryRoot } from "../src/env";

/** Name of the manifest in an archive: its last entry, because it holds the hashes of all others. */
export const MANIFEST = "manifest.json";
/** Of archives as this version writes them. A version reads those of its own number only. */
export const FORMAT = 1;

const database = z.object({
  kind: z.enum(["sqlite", "postgres"]),
  /** Migrations that the database has behind it, in their order. */
  migrations: z.array(z.string()),
  /** Number of rows by table. */
  rows: z.record(z.string(), z.number()),
  /** PostgreSQL's types by table and column; SQLite has none that say enough. */
  types: z.record(z.string(), z.record(z.string(), z.string())),
});

export const manifest = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Of the product. */
  version: z.string(),
  node: z.string(),
  database,
  /** Name of the live release; null where nothing is live. */
  release: z.string().nullable(),
  hasSecrets: z.boolean(),
  /** Files that rows name and that were not there when the archive was made. */
  missing: z.array(z.string()),
  /** By path in the archive; size in bytes, SHA-256 as hex. */
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
  /** Further names of files: hard links, by path. */
  hardLinks: z.record(z.string(), z.string()),
  /** Targets of symbolic links by path. */
  links: z.record(z.string(), z.string()),
});

/** What an archive says of itself. */
export type Manifest = z.infer<typeof manifest>;
export type DatabaseNote = Manifest["database"];
/** All that restoring the database needs to know. */
export type ArchivedDatabase = Pick<Manifest, "database" | "version">;
export type ArchivedFiles = Pick<Manifest, "files" | "hardLinks" | "links">;

/** Version of the product that runs. */
export function productVersion(): string {
  const file = path.join(findRepositoryRoot(), "package.json");
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).version;
}
