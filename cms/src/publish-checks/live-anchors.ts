import { readFile } from "node:fs/promises";
import path from "node:path";

/** Ids of the frame of every page. */
export const ON_EVERY_PAGE: readonly string[] = ["main", "content"];

/**
 * Ids on a page of the live release.
 * @param releases folder of all releases
 * @param page its path
 * @returns undefined where this machine has no such page
 */
export async function liveAnchors(releases: string, page: string): Promise<ReadonlySet<string> | undefined> {
  const file = path.join(/* turbopackIgnore: true */ releases, "current", page, "index.html");
  const html = await readFile(file, "utf8").catch(() => undefined);
  if (html === undefined) return undefined;
  return new Set([...ON_EVERY_PAGE, ...[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)]);
}
