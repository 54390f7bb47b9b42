import path from "node:path";

/** Within the CMS, since Node finds its packages from here. */
export const BUNDLES = path.resolve(__dirname, "../../node_modules/.cache/test-scripts");

/**
 * A script of this folder as `bundle-scripts.ts` has bundled it.
 * @param name of the file, without its ending
 * @returns command and arguments that run it
 */
export function bundledScript(name: string): [command: string, ...words: string[]] {
  return [process.execPath, "--enable-source-maps", path.join(BUNDLES, `${name}.mjs`)];
}
