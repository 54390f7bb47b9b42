import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { listFiles } from "payload-releases/store/list-files";

export interface SiteCopy {
  readonly directory: string;
  remove(): Promise<void>;
}

/** Inputs of a build of the site, besides the configuration files at the root. */
const FOLDERS = ["src", "static", "locales", "packages", "plugins"];
const ROOT_FILES = /^(gatsby-[\w-]+\.tsx?|env\.ts|package\.json|tsconfig[\w.]*\.json|\.browserslistrc)$/;

/** Copies the site to a temporary folder; packages and the contract are linked. */
export async function copySite(root: string): Promise<SiteCopy> {
  const directory = await mkdtemp(join(tmpdir(), "bench-build-"));
  const names = await readdir(root);
  for (const name of names.filter((entry) => FOLDERS.includes(entry) || ROOT_FILES.test(entry))) {
    await cp(join(root, name), join(directory, name), { recursive: true, filter: isSource });
  }
  // What builds keep between them, such as cards of pages, is the copy's own.
  await mkdir(join(directory, "node_modules"));
  const installed = (await readdir(join(root, "node_modules"))).filter((name) => name !== ".cache");
  for (const path of ["contract", ...installed.map((name) => join("node_modules", name))]) {
    await symlink(join(root, path), join(directory, path));
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

const isSource = (path: string) => !path.split(sep).some((part) => part === "node_modules" || part === "__tests__");

/** Gatsby stitches this into finished pages without rendering them; it differs between a cold build and the next. */
const COMPILATION_HASH = /window\.___webpackCompilationHash="\w+"/;

/** Every page of the built site with the hash of its HTML. */
export async function pagesIn(directory: string): Promise<Map<string, string>> {
  const folder = join(directory, "public");
  const paths = await listFiles(folder).catch(() => []);
  const pages = new Map<string, string>();
  for (const path of paths.filter((found) => found.endsWith(".html"))) {
    const html = (await readFile(join(folder, path), "utf8")).replace(COMPILATION_HASH, "");
    pages.set(path, createHash("sha1").update(html).digest("hex"));
  }
  return pages;
}
