import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./source-files";

/** Copies the working tree, without what git ignores. @param folder an empty one */
export function copyCheckout(folder: string): void {
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" });
  for (const file of files.split("\0").filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { verbatimSymlinks: true });
  }
}
