/** The files of the release that the journeys look at. */
import { readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

const RELEASE = process.env.RELEASE_DIR ?? "releases/current";

/** @param path relative to the root of the site */
export const readReleased = (path: string): string => readFileSync(join(RELEASE, path), "utf8");

export interface ReleasedPage {
  path: string;
  route: string;
  locale: string;
}

interface Manifest {
  pages: ReleasedPage[];
  files: Record<string, unknown>;
}

function manifest(): Manifest {
  return JSON.parse(readFileSync(join(dirname(realpathSync(RELEASE)), "manifest.json"), "utf8")) as Manifest;
}

/** Every page of the release. */
export const releasedPages = (): ReleasedPage[] => manifest().pages;

/** Paths of the files of the release. */
export const releasedFiles = (): string[] => Object.keys(manifest().files);

/** The HTML of a page. */
export const releasedPage = ({ path }: Pick<ReleasedPage, "path">): string =>
  readReleased(path === "/" ? "index.html" : `${path}/index.html`);

/** Values of an attribute of the `link` elements of a kind. */
export function alternatesOf(html: string, type: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('rel="alternate"') && tag.includes(`type="${type}"`))
    .map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? "");
}
