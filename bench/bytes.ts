/**
 * `npm run bench:bytes`: bytes of the first view of the home page, as a visitor with gzip gets them, against the budgets.
 * Reads the live release; build one first. Exit code 1 when a budget is passed.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Budgets of the first view, kB of 1,000 bytes; fonts are compressed already. */
export const BUDGETS = { scripts: 120, styles: 20, fonts: 90, fontFiles: 3 } as const;

export interface FirstView {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  fontFiles: number;
  files: { name: string; bytes: number }[];
}

/**
 * What the browser loads for a page before anybody acts: its scripts (the template's own too), its styles and
 * the preloaded fonts.
 * @param folder a release or `public/`
 * @param page address of the page
 */
export function measureFirstView(folder: string, page = "/"): FirstView {
  const html = readFileSync(join(folder, page, "index.html"), "utf8");
  const zipped = (path: string) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
  const scripts = [
    ...addresses(html, /(?:<script[^>]+src|<link[^>]+as="script"[^>]+href)="([^"]+\.js)"/g),
    ...pageScripts(folder, page),
  ];
  const sheets = addresses(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
  const fonts = addresses(html, /<link[^>]+href="([^"]+\.woff2)"/g);
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? "").join("");
  const files = [...scripts, ...sheets].map((name) => ({ name, bytes: zipped(name) }));
  const fontBytes = fonts.map((name) => ({ name, bytes: readFileSync(join(folder, name)).length }));
  return {
    html: gzipSync(html, { level: 9 }).length,
    scripts: sum(files.filter(({ name }) => name.endsWith(".js"))),
    styles: sum(files.filter(({ name }) => name.endsWith(".css"))) + gzipSync(inlineStyles, { level: 9 }).length,
    fonts: sum(fontBytes),
    fontFiles: fonts.length,
    files: [...files, ...fontBytes],
  };
}

/** The scripts of the page's own template: no tag names them, the runtime asks for them at once. */
function pageScripts(folder: string, page: string): string[] {
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), "utf8"));
  const { componentChunkName } = readJson(join("page-data", page === "/" ? "index" : page, "page-data.json")) as {
    componentChunkName: string;
  };
  const { assetsByChunkName } = readJson("webpack.stats.json") as { assetsByChunkName: Record<string, string[]> };
  return (assetsByChunkName[componentChunkName] ?? []).filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

function sum(files: { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function print(folder: string): boolean {
  let withinBudget = true;
  for (const page of ["/", "/ru", "/br"]) {
    const view = measureFirstView(folder, page);
    console.log(`\n${page}  html ${kilobytes(view.html)}`);
    for (const { name, bytes } of view.files) console.log(`  ${kilobytes(bytes).padStart(9)}  ${name}`);
    for (const [kind, budget] of Object.entries(BUDGETS) as [keyof typeof BUDGETS, number][]) {
      const value = kind === "fontFiles" ? view.fontFiles : view[kind] / 1000;
      const fits = value <= budget;
      withinBudget &&= fits;
      console.log(`${fits ? "✔" : "✖"} ${kind}: ${value.toFixed(1)} of ${budget}${kind === "fontFiles" ? "" : " kB"}`);
    }
  }
  return withinBudget;
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
