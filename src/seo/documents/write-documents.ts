/** Markdown twins of the pages that have a text (X2): written beside them, and again only where it is another one. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LOCALES } from "@future-native/contract/locales";
import type { Description } from "../../site/describe-entry";
import { pathOfEntry } from "../../site/entries";
import { ROUTES } from "../../site/routes";
import { markdownDocument, markdownPath } from "./document";

/** Addresses of the pictures of the entries whose twin this process has written: an entry that changes is another object. */
const written = new WeakMap<Description, readonly string[]>();
/** So many at a time: the texts of all of them at once would fill the memory. */
const AT_ONCE = 200;

/**
 * Writes what has changed since the last build, and takes away what has no page any more.
 * @param folder of the built site
 * @returns absolute addresses of the pictures of a page, by its path
 */
export async function writeDocuments(
  folder: string,
  entries: readonly Description[],
  siteUrl: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = new Map(entries.map((entry) => [fileOf(folder, entry), entry]));
  const present = await listTwins(folder);
  const missing = [...files].filter(([file, entry]) => !present.has(file) || !written.has(entry));
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    await Promise.all(
      missing.slice(from, from + AT_ONCE).map(async ([file, entry]) => {
        const { text, images } = markdownDocument(entry, siteUrl);
        await writeTwin(file, text);
        written.set(entry, images);
      }),
    );
  }
  await Promise.all([...present].filter((file) => !files.has(file)).map((file) => rm(file)));
  return new Map(entries.map((entry) => [pathOfEntry(entry), written.get(entry) ?? []]));
}

const fileOf = (folder: string, entry: Description) =>
  join(folder, decodeURIComponent(markdownPath(pathOfEntry(entry))));

/** The twins that are there: after a build of another process, or after all of the site was deleted. */
async function listTwins(folder: string): Promise<ReadonlySet<string>> {
  const lists = (["cases", "blog", "career"] as const).flatMap((route) =>
    LOCALES.map(({ prefix }) => join(folder, prefix, ROUTES[route].path)),
  );
  const found = lists.map(async (list) =>
    (await readdir(list).catch(() => [])).filter((name) => name.endsWith(".md")).map((name) => join(list, name)),
  );
  return new Set((await Promise.all(found)).flat());
}

async function writeTwin(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
