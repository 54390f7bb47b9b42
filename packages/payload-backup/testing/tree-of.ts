import { createHash } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

/** Path, kind and content of everything below a folder, whatever its times; names of temporary files are left out. */
export function treeOf(folder: string, below = ""): Record<string, string> {
  const tree: Record<string, string> = {};
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = path.join(below, entry.name);
    const place = path.join(folder, name);
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) Object.assign(tree, treeOf(folder, name));
    else if (entry.isSymbolicLink()) tree[name] = `link to ${readlinkSync(place)}`;
    else tree[name] = createHash("sha256").update(readFileSync(place)).digest("hex");
  }
  return tree;
}
