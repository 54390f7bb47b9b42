/** Finds files of the same content, so that one can be a hard link to the other. */
import { extname } from "node:path";
import type { FileNote } from "./file-note";

type Notes = Readonly<Record<string, FileNote>>;

/** The extension belongs to the key, because it decides whether a file has compressed forms. */
const contentOf = (path: string, { hash }: FileNote) => hash + extname(path);

/** @returns a look-up of the file among these that has the content of a given one */
export function findByContent(files: Notes): (path: string, note: FileNote | undefined) => string | undefined {
  const paths = new Map(Object.entries(files).map(([path, note]) => [contentOf(path, note), path]));
  return (path, note) => note && paths.get(contentOf(path, note));
}

/** @returns a look-up of the first file with the same content; undefined for that first one itself */
export function findFirst(files: Notes): (path: string) => string | undefined {
  const firsts = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const [path, note] of Object.entries(files)) {
    const content = contentOf(path, note);
    const first = firsts.get(content);
    if (first === undefined) firsts.set(content, path);
    else twins.set(path, first);
  }
  return (path) => twins.get(path);
}

/** Entries whose path passes the filter. */
export const only = (files: Notes, isWanted: (path: string) => boolean): Record<string, FileNote> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => isWanted(path)));
