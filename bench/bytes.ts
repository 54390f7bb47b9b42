/**
 * `npm run bench:bytes`: bytes of the first view of the home page and of all styles together, as a visitor with gzip gets
 * them, against the budgets. Reads the live release; build one first. Exit code 1 when a budget is passed.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Budgets of the first view, kB of 1,000 bytes; fonts are compressed already. */
export const BUDGETS = { scripts: 146, styles: 16, fonts: 45, fontFiles: 2 } as const;

/** Budget of the styles of everything, kB. */
export const STYLES_BUDGET = 30;

export interface FirstView {
  html: number;
  scripts: number;
  /** What stands in the page. */
  styles: number;
  fonts: number;
  fontFiles: number;
  files: { name: string; bytes: number }[];
}

/**
 * What the browser loads for a page before anybody acts: its scripts (the template's own too), its styles and the
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
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text).join("");
  const fontBytes = fonts.map((name) => ({ name, bytes: readFileSync(join(folder, name)).length }));
  return {
    html: gzipSync(html, { level: 9 }).length,
    scripts: sum(files),
    styles: gzipSync(styles, { level: 9 }).length,
    fonts: sum(fontBytes),
    fontFiles: fonts.length,
    files: [...files, ...fontBytes],
  };
}

/**
 * The style sheets of everything that was built, of popups and pages that are fetched later too.
 * @param folder a release or `public/`
 * @returns bytes
 */
export function measureStyles(folder: string): number {
  const sheets = Object.values(chunksOf(folder)).flatMap((files) => files.filter((name) => name.endsWith(".css")));
  return [...new Set(sheets)].reduce((total, name) => total + zipped(folder, name), 0);
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

function print(folder: string): boolean {
  const lines: boolean[] = [];
  const check = (kind: string, value: number, budget: number, unit: string) => {
    const fits = value <= budget;
    lines.push(fits);
    console.log(`${fits ? "✔" : "✖"} ${kind}: ${value.toFixed(1)} of ${budget}${unit}`);
  };
  for (const page of ["/", "/ru", "/br"]) {
    const view = measureFirstView(folder, page);
    console.log(`\n${page}  html ${kilobytes(view.html)}`);
    for (const { name, bytes } of view.files) console.log(`  ${kilobytes(bytes).padStart(9)}  ${name}`);
    check("scripts", view.scripts / 1000, BUDGETS.scripts, " kB");
    check("styles", view.styles / 1000, BUDGETS.styles, " kB");
    check("fonts", view.fonts / 1000, BUDGETS.fonts, " kB");
    check("font files", view.fontFiles, BUDGETS.fontFiles, "");
  }
  console.log();
  check("styles of everything", measureStyles(folder) / 1000, STYLES_BUDGET, " kB");
  return lines.every(Boolean);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

if (process.argv[1]?.endsWith("bytes.ts")) {
  const folder = process.argv[2] ?? join(process.cwd(), "releases", "current");
  if (!existsSync(join(folder, "index.html"))) {
    console.error(`There is no built site in ${folder}. Make one with "npm run build".`);
    process.exitCode = 1;
  } else if (!print(folder)) process.exitCode = 1;
}
