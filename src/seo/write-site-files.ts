import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteFiles, type SiteFilesOptions } from "./site-files";

/** Parts of an earlier sitemap, which are deleted when there are fewer. */
const SITEMAP_PART = /^sitemap-\d+\.xml$/;

/**
 * Writes the files of the built site that are no pages (X2).
 * @param options.indexNowKey proves to search engines whose site it is: a file that is called as what it says
 */
export async function writeSiteFiles({
  indexNowKey,
  ...options
}: SiteFilesOptions & { indexNowKey?: string | undefined }): Promise<void> {
  const { folder } = options;
  const key = indexNowKey === undefined ? {} : { [`${indexNowKey}.txt`]: indexNowKey };
  const files: Record<string, string | null> = { ...(await siteFiles(options)), ...key };
  const parts = (await readdir(folder)).filter((name) => SITEMAP_PART.test(name) && !(name in files));
  await Promise.all(parts.map((name) => rm(join(folder, name))));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    // A build before may have made it.
    await (text === null ? rm(file, { force: true }) : writeFile(file, text));
  }
}
