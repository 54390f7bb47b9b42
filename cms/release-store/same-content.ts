/** Which files of releases hold the same, so that one can be a link to the other. */
import { extname } from "node:path";
import type { FileNote } from "./file-note";

type Notes = Readonly<Record<string, FileNote>>;

/** Files of one content and one ending have the same compressed forms. */
const contentOf = (path: string, { hash }: FileNote) => hash + extname(path);

/** @returns finds a file of these that holds what another one is to hold */
export function findByContent(files: Notes): (path: string, note: FileNote | undefined) => string | undefined {
  const paths = new Map(Object.entries(files).map(([path, note]) => [contentOf(path, note), path]));
  return (path, note) => note && paths.get(contentOf(path, note));
}

/** @returns finds the file that comes before one of the same content; undefined for the first of a content */
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

/** Those entries whose path is wanted. */
export const only = (files: Notes, isWanted: (path: string) => boolean): Record<string, FileNote> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => isWanted(path)));
