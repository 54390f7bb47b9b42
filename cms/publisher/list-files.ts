import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Every file below a folder, as paths relative to it with forward slashes. Links are not followed. */
export async function listFiles(folder: string, below = ""): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, path);
      return entry.isFile() ? [path] : [];
    }),
  );
  return nested.flat();
}
