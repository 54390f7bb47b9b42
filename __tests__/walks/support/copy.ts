/** A copy of the checkout that can be changed and built; packages from outside are those of the checkout. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { copyCheckout } from "../../support/copy-checkout";
import { ROOT } from "../../support/source-files";

/** Files that commands write into `node_modules`. */
const WRITTEN = [".cache", ".package-lock.json", ".vite", ".vite-temp"];

/** @returns the folder */
export function makeCopy(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "future-native-walks-")));
  copyCheckout(folder);
  linkModules(folder, "node_modules");
  for (const workspace of ["cms", ...foldersOf("packages"), ...foldersOf("plugins")]) {
    const modules = join(workspace, "node_modules");
    if (existsSync(join(ROOT, modules))) linkModules(folder, modules);
  }
  // Npm's note of what is installed: commands must not install over the links.
  copyFileSync(join(ROOT, "package-lock.json"), join(folder, "node_modules", ".package-lock.json"));
  return folder;
}

const foldersOf = (room: string) => readdirSync(join(ROOT, room)).map((name) => join(room, name));

/** Links each package; a workspace's link leads into the copy. */
function linkModules(copy: string, modules: string): void {
  mkdirSync(join(copy, modules));
  for (const name of readdirSync(join(ROOT, modules)).filter((entry) => !WRITTEN.includes(entry))) {
    const installed = join(ROOT, modules, name);
    if (name === "@future-native") linkModules(copy, join(modules, name));
    else
      symlinkSync(
        isWorkspace(installed) ? join(copy, relative(ROOT, realpathSync(installed))) : installed,
        join(copy, modules, name),
      );
  }
}

const isWorkspace = (installed: string) => !realpathSync(installed).includes("/node_modules/");
