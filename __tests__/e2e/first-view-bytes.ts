/** Bytes of a first view and of the styles of a page, as a visitor with gzip gets them, and their budgets. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/**
 * Budgets of the first view, kB of 1,000 bytes; fonts are compressed already. Of the scripts React is 69 kB, i18next
 * with react-i18next 21, Gatsby's loader and router 20. The names of chunks are hashes, so that half a kilobyte is left
 * for them.
 */
export const BUDGETS = { scripts: 155.5, styles: 13, fonts: 45, fontFiles: 2 } as const;

/** Budget of the styles of any page, kB: careers, with fourteen sections, has the most. */
export const STYLES_BUDGET = 15;

export interface FirstView {
  html: number;
  scripts: number;
  /** Inline styles. */
  styles: number;
  fonts: number;
  fontFiles: number;
  files: { name: string; bytes: number }[];
}

/**
 * Bytes that the browser loads for a page before any interaction: scripts (the template's own, too), styles and
 * preloaded fonts.
 * @param folder a release or `public/`
 * @param page address of the page
 */
export function measureFirstView(folder: string, page = "/"): FirstView {
  const html = readFileSync(join(folder, page, "index.html"), "utf8");
  const scripts = [
    ...addresses(html, /(?:<script[^>]+src|<link[^>]+as="script"[^>]+href)="([^"]+\.js)"/g),
    ...pageScripts(folder, page),
  ];
  const fonts = addresses(html, /<link[^>]+href="([^"]+\.woff2)"/g);
  const files = scripts.map((name) => ({ name, bytes: zipped(folder, name) }));
  const fontBytes = fonts.map((name) => ({ name, bytes: readFileSync(join(folder, name)).length }));
  return {
    html: gzipSync(html, { level: 9 }).length,
    scripts: sum(files),
    styles: stylesOf(html),
    fonts: sum(fontBytes),
    fontFiles: fonts.length,
    files: [...files, ...fontBytes],
  };
}

/**
 * The styles in the page that has the most.
 * @param folder a release or `public/`
 * @returns bytes
 */
export function measureLargestStyles(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("index.html"),
  );
  return Math.max(...pages.map((file) => stylesOf(readFileSync(join(folder, file), "utf8"))));
}

/** @param html a page @returns bytes of its inline styles */
function stylesOf(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text).join("");
  return gzipSync(styles, { level: 9 }).length;
}

function zipped(folder: string, path: string): number {
  return gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
}

/** Files of the latest build by the name of their chunk. */
function chunksOf(folder: string): Record<string, string[]> {
  const stats = JSON.parse(readFileSync(join(folder, "webpack.stats.json"), "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  return stats.assetsByChunkName;
}

/** The scripts of the page's own template: no tag names them, the runtime asks for them at once. */
function pageScripts(folder: string, page: string): string[] {
  const path = join(folder, "page-data", page === "/" ? "index" : page, "page-data.json");
  const { componentChunkName } = JSON.parse(readFileSync(path, "utf8")) as { componentChunkName: string };
  return (chunksOf(folder)[componentChunkName] ?? []).filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

function sum(files: { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
