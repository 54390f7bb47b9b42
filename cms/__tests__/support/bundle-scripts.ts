/**
 * Before the tests, bundles the scripts that they run in processes of their own. A CMS whose modules are compiled one by one
 * while it loads takes three times the processor, and the tests start about a hundred.
 */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { build, stop, type Plugin } from "esbuild";
import { BUNDLES } from "./bundled-script";

/** Leaves to Node what it can load itself: of all packages only some of the repository's own are TypeScript. */
const javascriptIsExternal: Plugin = {
  name: "javascript-is-external",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, resolveDir, pluginData }) => {
      if (pluginData === javascriptIsExternal || kind === "entry-point") return undefined;
      const { path: file } = await resolve(name, { kind, resolveDir, pluginData: javascriptIsExternal });
      return /\.tsx?$/.test(file) ? { path: file } : { path: name, external: true };
    });
  },
};

export default async function bundleScripts(): Promise<void> {
  const scripts = (await readdir(__dirname)).filter((file) => file.endsWith("-process.ts"));
  await build({
    entryPoints: scripts.map((file) => path.join(__dirname, file)),
    outdir: BUNDLES,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // Names of files in what is bundled are the same for both runners.
    absWorkingDir: __dirname,
    platform: "node",
    format: "esm",
    // Beside the code: the code alone says whether a database that it has filled is still what it would make (database-templates.ts).
    sourcemap: "linked",
    plugins: [javascriptIsExternal],
    logLevel: "error",
  });
  await stop();
}
