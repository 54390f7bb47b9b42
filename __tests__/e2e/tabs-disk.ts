/** Disk usage of a release (X14). */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Release } from "payload-releases/store/release";

interface Taken {
  /** Bytes by inode: a second name of a file takes none. */
  files: Map<number, number>;
  folders: number;
}

function takenBelow(folder: string, taken: Taken = { files: new Map(), folders: 0 }): Taken {
  taken.folders += 1;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) takenBelow(path, taken);
    else {
      const { ino, size } = lstatSync(path);
      taken.files.set(ino, size);
    }
  }
  return taken;
}

export interface DiskUse {
  /** Bytes of files with a content that the release before did not have, compressed forms included. */
  changed: number;
  /** Bytes of all other files that are not shared with it: what the release says of itself. */
  beyond: number;
  /** Each takes a block of the disk. */
  folders: number;
}

/** @param before name of the release before */
export function diskUse(releases: string, before: string, { id, changed }: Release): DiskUse {
  const known = takenBelow(join(releases, before)).files;
  const { files, folders } = takenBelow(join(releases, id));
  const sum = (inodes: Iterable<number>) =>
    [...new Set(inodes)].reduce((total, inode) => total + (known.has(inode) ? 0 : (files.get(inode) ?? 0)), 0);
  const forms = changed.flatMap((path) =>
    ["", ".br", ".gz"].map((ending) => join(releases, id, "files", path + ending)),
  );
  const ofChanged = sum(forms.flatMap((form) => lstatSync(form, { throwIfNoEntry: false })?.ino ?? []));
  return { changed: ofChanged, beyond: sum(files.keys()) - ofChanged, folders };
}
