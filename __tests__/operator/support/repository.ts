/** The checkout as a repository of two versions. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyCheckout } from "../../support/copy-checkout";

/** A file of the site that only the second version has. */
export const UPGRADED = "upgraded.txt";

/** @param folder an empty one, which gets the tags that the operator's page names */
export function layRepository(folder: string): void {
  const as = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  const git = (...words: string[]) => execFileSync("git", [...as, ...words], { cwd: folder });
  copyCheckout(folder);
  git("init", "--quiet");
  for (const version of ["v0.2.0", "v0.3.0"]) {
    git("add", "--all", "--force");
    git("commit", "--quiet", "--no-verify", "--message", version);
    git("tag", version);
    writeFileSync(join(folder, "static", UPGRADED), version);
  }
}
