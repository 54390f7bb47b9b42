/** What a build of the site reads beside its content: code and settings, as one hash. */
import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

export const CONTRACT_FILES = ["contract/src", "contract/tsconfig.json", "contract/package.json", "tsconfig.base.json"];

/** What the CMS is compiled of. The words of the site's forms are among it: each consent is kept with them. */
export const CMS_FILES = ["cms", "locales", "packages", ...CONTRACT_FILES, "package-lock.json"];

/** What the site is compiled of, and what it reads beside its content. */
export const SITE_FILES = [
  "src",
  "static",
  "plugins",
  "packages",
  "locales",
  "env.ts",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "package-lock.json",
  ...CONTRACT_FILES,
];

const IGNORED = new Set([
  "node_modules",
  ".next",
  "dist",
  ".cache",
  "public",
  "__tests__",
  "gatsby-types.d.ts",
  "next-env.d.ts",
  "tsconfig.tsbuildinfo",
]);

/**
 * Hash of the names and contents of files below the given places, tests left out.
 * @param places paths relative to the root; missing ones count as empty
 * @param more values that the result depends on too, for instance settings
 */
export async function signatureOf(
  root: string,
  places: readonly string[],
  more: readonly string[] = [],
): Promise<string> {
  const hash = createHash("sha256").update(process.version).update(more.join("\0"));
  for (const place of places) {
    for (const file of (await filesBelow(join(root, place))).sort()) {
      hash.update(file.slice(root.length)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

/** Hash of the site's code and settings. @param settings name and value of each setting that a build reads */
export function siteSignature(root: string, settings: Readonly<Record<string, string>>): Promise<string> {
  return signatureOf(
    root,
    SITE_FILES,
    Object.entries(settings).map((pair) => pair.join("=")),
  );
}

async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path);
  const nested = await Promise.all(
    entries.filter((entry) => !IGNORED.has(entry)).map((entry) => filesBelow(join(path, entry))),
  );
  return nested.flat();
}
