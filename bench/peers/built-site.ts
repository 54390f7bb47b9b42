/** A site that has been built, by us or by a peer. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cost } from "../build-cost";

export interface BuiltSite {
  /** What built it, with its version. */
  readonly name: string;
  readonly folder: string;
  /** Addresses of files that a browser may keep. */
  readonly immutable: RegExp;
}

export interface BuildCosts {
  readonly pages: number;
  readonly cold: Cost;
  /** The next build, after the title of one case has changed. */
  readonly changed: Cost;
  /** Milliseconds from Publish to the new title served; missing where there is nothing to publish with. */
  readonly live?: number;
}

/** A build that did not see a change would look fast, so its page is read. @throws Error when it shows old content */
export async function expectOnPage(folder: string, path: string, words: string): Promise<void> {
  const file = [join(folder, path, "index.html"), join(folder, `${path}.html`)].find((name) => existsSync(name));
  if (file === undefined) throw new Error(`There is no page ${path} in ${folder}.`);
  if (!(await readFile(file, "utf8")).includes(words)) throw new Error(`${file} does not show "${words}".`);
}
