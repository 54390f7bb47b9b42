/** The checkout as a repository of two versions. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../support/source-files";

/** A file of the site that only the second version has. */
export const UPGRADED = "upgraded.txt";

/** @param folder an empty one, which gets the tags that the operator's page names */
export function layRepository(folder: string): void {
  const as = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  const git = (...words: string[]) => execFileSync("git", [...as, ...words], { cwd: folder });
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" });
  for (const file of files.split("\0").filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { verbatimSymlinks: true });
  }
  git("init", "--quiet");
  for (const version of ["v0.2.0", "v0.3.0"]) {
    git("add", "--all", "--force");
    git("commit", "--quiet", "--no-verify", "--message", version);
    git("tag", version);
    writeFileSync(join(folder, "static", UPGRADED), version);
  }
}
