import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toSvg, type Drawing } from "territories";

/** Below `static/`, which every host caches for ever: the names contain a hash of the content. */
const FOLDER = "static/territories";

/**
 * Writes a drawing as SVG, unless it is there.
 * @param root folder of the site
 * @returns the path of the site
 */
export async function writeArt(drawing: Drawing, root: string): Promise<string> {
  const svg = toSvg(drawing);
  // Of another length than the names of bundles, which comparisons of builds leave out.
  const name = `${createHash("sha256").update(svg).digest("hex").slice(0, 24)}.svg`;
  const folder = join(root, "public", FOLDER);
  const file = join(folder, name);
  if (!(await stat(file).catch(() => undefined))) {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${name}.${randomUUID()}`);
    await writeFile(draft, svg);
    await rename(draft, file);
  }
  return `/${FOLDER}/${name}`;
}
