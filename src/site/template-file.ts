import { existsSync } from "node:fs";
import { join } from "node:path";

const known = new Map<string, string>();

/**
 * @param root folder of the repository
 * @param name of a template
 * @returns path of its file
 * @throws Error when there is no such file
 */
export function templateFile(root: string, name: string): string {
  const file = known.get(name) ?? join(root, "src", "templates", `${name}.tsx`);
  if (!known.has(name) && !existsSync(file)) {
    throw new Error(`There is no template "${name}". Make ${file}, or change src/site/routes.ts.`);
  }
  known.set(name, file);
  return file;
}
