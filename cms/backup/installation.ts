/** The parts of this CMS that a backup takes along and a restore replaces (X10). */
import { readFileSync } from "node:fs";
import { mkdir, readlink, symlink } from "node:fs/promises";
import path from "node:path";
import type { Installation, InstalledReleases } from "payload-backup/installation";
import { linkTree } from "payload-backup/link-tree";
import { openBucket } from "payload-kit/bucket";
import { withLiveLock } from "payload-releases/publisher/locks";
import { listReleases, liveRelease, readManifest } from "payload-releases/store/release";
import { findRepositoryRoot, type CmsEnv } from "../src/env";
import { keepOthersOut } from "../src/database/lock";

/** Paths in an archive of the files that rows name. */
const FILES: Installation["database"]["files"] = {
  media: `
    SELECT 'media/' || filename AS path FROM media WHERE filename IS NOT NULL
    UNION SELECT 'media/' || sizes_thumbnail_filename FROM media WHERE sizes_thumbnail_filename IS NOT NULL`,
  recordings: "SELECT 'media/' || filename AS path FROM recordings WHERE filename IS NOT NULL",
  enquiries: "SELECT 'enquiries/' || file_key AS path FROM enquiries WHERE file_key IS NOT NULL",
};

/** For backups and restores of payload-backup. */
export function installationOf(env: CmsEnv): Installation {
  const { dataDir, mediaDir, enquiryFilesDir, backups } = env;
  return {
    name: "future-native",
    version: productVersion(),
    dataDir,
    // Files in a bucket, which keeps versions by itself, are not part of an archive.
    database: { ...databaseOf(env.databaseUrl), ...(env.filesBucket && { files: {} }) },
    folders: {
      media: { path: mediaDir, content: "files of pictures" },
      enquiries: { path: enquiryFilesDir, content: "files of enquiries" },
    },
    releases: releasesIn(env.releases.folder),
    secrets: {
      file: "secrets.json",
      names: ["PAYLOAD_SECRET", "ADMIN_EMAIL", "ADMIN_PASSWORD"],
      passphrase: backups.passphrase,
    },
    archives: { target: backups.target, keep: backups.keep, openBucket },
  };
}

export const databaseOf = (url: string): Installation["database"] => ({
  url,
  files: FILES,
  // Imported when needed: Payload's packages take a second.
  migrations: async (kind) =>
    kind === "sqlite"
      ? (await import("../src/migrations/sqlite")).migrations
      : (await import("../src/migrations/postgres")).migrations,
  lock: () => keepOthersOut(url),
});

/** Version of the running product. */
export function productVersion(): string {
  const file = path.join(findRepositoryRoot(), "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

const releasesIn = (releases: string): InstalledReleases => ({
  folder: releases,
  outdated: [".spare"],
  linkTo: (folder) =>
    withLiveLock(releases, async () => {
      await mkdir(folder, { recursive: true });
      for (const id of await listReleases(releases)) await linkTree(path.join(releases, id), path.join(folder, id));
      const live = await liveRelease(releases);
      if (live === undefined) return null;
      await symlink(await readlink(path.join(releases, "current")), path.join(folder, "current"));
      return live;
    }),
  async check({ release, files, hardLinks, links }, folder) {
    const manifest = await readManifest(folder, release);
    if (!manifest || links["releases/current"] !== `${release}/files`)
      throw new Error(`The live release ${release} is not whole.`);
    for (const [name, { hash }] of Object.entries(manifest.files)) {
      const archived = `releases/${release}/files/${name}`;
      if (files[hardLinks[archived] ?? archived]?.sha256 === hash) continue;
      throw new Error(`The file ${name} of the live release is not what the release says.`);
    }
  },
});
