import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { findRepositoryRoot } from "../env";
import { typeset } from "./typeset";

/**
 * Values by the names of the fields of the CMS. A text in several languages is an object by locale. A `key` names the entry, a
 * relation has the key of another, and an upload is the `file` with the fields of its own.
 */
export type DemoEntry = Readonly<Record<string, unknown>>;

/** The demo content (A4). */
export interface DemoContent {
  /** Entries by collection, in their order. */
  readonly lists: Readonly<Record<string, readonly DemoEntry[]>>;
  readonly globals: Readonly<Record<string, DemoEntry>>;
}

/**
 * The content of a fresh installation, with its non-breaking spaces. A file is named after its collection or global; a
 * collection whose entries have pages of their own has a folder with a file an entry.
 */
export function readDemoContent(folder = path.join(findRepositoryRoot(), "demo", "content")): DemoContent {
  const lists: Record<string, readonly DemoEntry[]> = {};
  const globals: Record<string, DemoEntry> = {};
  for (const name of readdirSync(folder)) {
    const content = typeset(read(path.join(folder, name)));
    const slug = path.basename(name, ".json");
    if (Array.isArray(content)) lists[slug] = content;
    else globals[slug] = content;
  }
  return { lists, globals };
}

const read = (place: string) =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .sort()
        .map((file) => JSON.parse(readFileSync(path.join(place, file), "utf8")))
    : JSON.parse(readFileSync(place, "utf8"));
