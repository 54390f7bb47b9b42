/** Hash of the code and settings that a build depends on besides its content. */
import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

export const CONTRACT_FILES = ["contract/src", "contract/tsconfig.json", "contract/package.json", "tsconfig.base.json"];

/** Sources of the CMS. The locales are among them, because each consent is stored with the text of its form. */
export const CMS_FILES = ["cms", "locales", "packages", ...CONTRACT_FILES, "package-lock.json"];

/** Sources of the site, without packages that the CMS alone is compiled of. */
export const SITE_FILES = [
  "src",
  "static",
  "plugins",
  ...[
    "browser-script",
    "gatsby-incremental-builder",
    "security-headers",
    "social-cards",
    "static-search",
    "territories",
  ].map((name) => `packages/${name}`),
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
 * Hash of the names and contents of files below the given paths, without tests.
 * @param paths relative to the root; missing ones count as empty
 * @param more further values to hash, such as settings
 */
export async function signatureOf(
  root: string,
  paths: readonly string[],
  more: readonly string[] = [],
): Promise<string> {
  const hash = createHash("sha256").update(process.version).update(more.join("\0"));
  for (const path of paths) {
    for (const file of (await filesBelow(join(root, path))).sort()) {
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
