import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

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
  const file = join(target, name);
  if (!(await stat(file).catch(() => undefined))) {
    await mkdir(target, { recursive: true });
    const draft = join(target, `.${name}.${randomUUID()}`);
    await writeFile(draft, svg);
    await rename(draft, file);
  }
  return `/${folder}/${name}`;
}
