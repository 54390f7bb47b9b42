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
