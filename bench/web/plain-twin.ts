/** The same pages without their scripts: the limit of what a page of this look can reach. */
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

export interface Twin {
  folder: string;
  remove(): Promise<void>;
}

/** Removes scripts that run; structured data stays. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<template id="scripts">[\s\S]*?<\/template>/g, "")
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link[^>]+as="script"[^>]*>/g, "");
}

/**
 * Copies a release and takes the scripts out of some of its pages.
 * @param pages addresses
 */
export async function makeTwin(release: string, pages: readonly string[]): Promise<Twin> {
  const folder = await mkdtemp(join(tmpdir(), "plain-twin-"));
  await cp(await realpath(release), folder, { recursive: true });
  for (const page of pages) {
    const file = join(folder, page, "index.html");
    const html = withoutScripts(await readFile(file, "utf8"));
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await writeFile(`${file}.gz`, gzipSync(html));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
