import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export const ROOT = join(__dirname, "..", "..");

const IGNORED = new Set(["node_modules", ".next", "dist", "migrations"]);

/** Files below a folder of the repository, as paths from its root. */
export function sourceFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path, pattern);
    return pattern.test(entry.name) ? [path] : [];
  });
}

export function readSource(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** A path from the root for a path on this machine. */
export function fromRoot(path: string): string {
  return relative(ROOT, path);
}
