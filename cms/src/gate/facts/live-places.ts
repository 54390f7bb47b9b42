import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Link } from "./links";
import type { SitePage } from "./site";

/** @returns the ids on a page of the live release; undefined where this machine has no such page */
async function placesOf(releases: string, page: string): Promise<ReadonlySet<string> | undefined> {
  const file = path.join(/* turbopackIgnore: true */ releases, "current", page, "index.html");
  const html = await readFile(file, "utf8").catch(() => undefined);
  return html === undefined ? undefined : new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
}

/**
 * Pages that have other places than their texts make, screens and vacancies, with those that visitors have now.
 * @param links only what they lead to is read
 * @param releases folder of all releases
 */
export function withLivePlaces(
  pages: readonly SitePage[],
  links: readonly Link[],
  releases: string,
): Promise<readonly SitePage[]> {
  const placed = links.filter(({ entry, target }) => target?.hash || entry?.place);
  const isWanted = ({ anchors, id, list, path: at }: SitePage) =>
    !anchors && placed.some(({ entry, target }) => target?.path === at || (entry?.list === list && entry.id === id));
  return Promise.all(
    pages.map(async (page) => (isWanted(page) ? { ...page, anchors: await placesOf(releases, page.path) } : page)),
  );
}
