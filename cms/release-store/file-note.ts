import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FileState } from "./list-files";

/**
 * What a release's manifest says of one file. Size and time of change are those of the file that it was copied from: while
 * they stand, it need not be read again.
 */
export interface FileNote extends FileState {
  /** SHA-256 of the content. */
  hash: string;
  /** When it was first taken over without being part of the built site, in milliseconds since 1970 (earlier-files.ts). */
  leftAt?: number;
  /** Whether it lies there without the compressed forms that a file of its kind has (see finishShown). */
  isPlain?: boolean;
}

/** Describes a file of the built site. @param known what the live release says of it */
export async function noteOf(file: string, state: FileState, known: FileNote | undefined): Promise<FileNote> {
  if (known && known.size === state.size && known.changedAt === state.changedAt) return { hash: known.hash, ...state };
  const hash = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  return { hash, ...state };
}
