import { readdirSync, statSync } from "node:fs";
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

export interface FileState {
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970, with their fraction. */
  changedAt: number;
}

/**
 * Every file below a folder with its state, by path relative to it. Synchronous, which takes a tenth of the time of
 * {@link listFiles}: for processes that serve no requests.
 */
export function surveyFiles(folder: string): Map<string, FileState> {
  const found = new Map<string, FileState>();
  const survey = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) survey(path);
      if (!entry.isFile()) continue;
      const { size, mtimeMs } = statSync(join(folder, path));
      found.set(path, { size, changedAt: mtimeMs });
    }
  };
  survey("");
  return found;
}
