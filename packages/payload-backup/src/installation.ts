import type { OpenBucket } from "./archive/bucket";
import type { KnownMigrations } from "./database/migrations";
import type { Manifest } from "./manifest";

/** Files that a backup takes along and a restore replaces. Paths are absolute. */
export interface Installation {
  /** Archives begin with it: `<name>-20261125T030000000Z.tar.gz`. */
  readonly name: string;
  /** Of the product. */
  readonly version: string;
  /** Folder of the data. It holds the lock of backups and restores, and their files while they work. */
  readonly dataDir: string;
  readonly database: InstalledDatabase;
  /** By name in the archive; `content` names them, for instance `files of pictures`. Files are never written in place. */
  readonly folders: Readonly<Record<string, { readonly path: string; readonly content: string }>>;
  readonly releases: InstalledReleases;
  readonly secrets: {
    /** Name of their file in the folder of the data. */
    readonly file: string;
    /** Names of their environment variables. */
    readonly names: readonly string[];
    /** Encrypts them in an archive; without one they are left out. */
    readonly passphrase: string | undefined;
  };
  readonly archives: {
    /** Folder, or `s3://bucket/prefix`. */
    readonly target: string;
    /** Number of archives to retain. */
    readonly keep: number;
    readonly openBucket: OpenBucket;
  };
}

export interface InstalledDatabase {
  /** `file:<path>`, or `postgres://…`. */
  readonly url: string;
  readonly migrations: KnownMigrations;
  /** Queries by table for the files that its rows name, as paths in an archive in a column `path`. */
  readonly files: Readonly<Record<string, string>>;
  /**
   * Keeps instances from starting on a PostgreSQL database.
   * @returns a function that ends it; undefined when an instance runs
   */
  readonly lock: () => Promise<(() => Promise<void>) | undefined>;
}

/** A folder of releases of the site, readable by a web server of another account; a link in it names the live one. */
export interface InstalledReleases {
  readonly folder: string;
  /** Hidden entries that a restore takes away; other hidden ones stay. */
  readonly outdated: readonly string[];
  /** Links the releases to a hidden folder beside them while none is switched to. @returns the name of the live one; null without one */
  readonly linkTo: (folder: string) => Promise<string | null>;
  /** @param folder of the unpacked releases @throws Error when the live one is not whole */
  readonly check: (manifest: Manifest & { readonly release: string }, folder: string) => Promise<void>;
}
