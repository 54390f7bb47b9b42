import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes a file that several processes may write at the same time. */
export async function writeWhole(folder: string, name: string, content: Buffer | string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${name}.${randomUUID()}`);
  await writeFile(draft, content);
  await rename(draft, join(folder, name));
}

/**
 * Writes a drawing, unless it is there.
 * @param folder below `static/`, which every host caches for ever: the name contains a hash of the content
 * @param root folder of the site
 * @returns the path of the site
 */
export async function writeSvg(svg: string, folder: `static/${string}`, root: string): Promise<string> {
  // Of another length than the names of bundles, which comparisons of builds leave out.
  const name = `${createHash("sha256").update(svg).digest("hex").slice(0, 24)}.svg`;
  const target = join(root, "public", folder);
  if (!(await stat(join(target, name)).catch(() => undefined))) await writeWhole(target, name, svg);
  return `/${folder}/${name}`;
}
