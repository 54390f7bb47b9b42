import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FileState } from "./list-files";

/**
 * Entry of one file in a release's manifest. Size and time of change are those of the file that it was copied from:
 * while both are unchanged, the file is not hashed again.
 */
export interface FileNote extends FileState {
  /** SHA-256 of the content. */
  hash: string;
  /** When it was first retained without being part of the built site, in milliseconds since 1970 (earlier-files.ts). */
  leftAt?: number;
  /** Whether its compressed forms are still missing (see finishShown). */
  isPlain?: boolean;
}

/** Describes a file of the built site. @param known its entry in the live release's manifest */
export async function noteOf(file: string, state: FileState, known: FileNote | undefined): Promise<FileNote> {
  if (known && known.size === state.size && known.changedAt === state.changedAt) return { hash: known.hash, ...state };
  const hash = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  return { hash, ...state };
}
