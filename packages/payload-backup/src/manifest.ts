import { z } from "zod";

/** The last entry of an archive, because it has the hashes of all others. */
export const MANIFEST = "manifest.json";
/** Version of the archive format. Only archives of the same format version can be read. */
export const FORMAT = 1;

const database = z.object({
  kind: z.enum(["sqlite", "postgres"]),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()),
  /** Number of rows by table. */
  rows: z.record(z.string(), z.number()),
  /** PostgreSQL's types by table and column; empty for SQLite, whose column types are too loose. */
  types: z.record(z.string(), z.record(z.string(), z.string())),
});

export const manifest = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Version of the product. */
  version: z.string(),
  node: z.string(),
  database,
  /** Name of the live release; null without one. */
  release: z.string().nullable(),
  hasSecrets: z.boolean(),
  /** Files that rows refer to and that did not exist when the archive was made. */
  missing: z.array(z.string()),
  /** By path in the archive; size in bytes, SHA-256 as hex. */
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
  /** Further names of files: hard links, by path. */
  hardLinks: z.record(z.string(), z.string()),
  /** Targets of symbolic links by path. */
  links: z.record(z.string(), z.string()),
});

/** Manifest of an archive. */
export type Manifest = z.infer<typeof manifest>;
export type DatabaseNote = Manifest["database"];
/** Facts needed to restore the database. */
export type ArchivedDatabase = Pick<Manifest, "database" | "version">;
export type ArchivedFiles = Pick<Manifest, "files" | "hardLinks" | "links">;
