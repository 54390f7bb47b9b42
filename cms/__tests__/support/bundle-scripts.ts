/**
 * Bundles the scripts that tests run in child processes. Compiling the modules of a CMS one by one while loading takes
 * three times the CPU, and the tests start about a hundred.
 */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { build, stop, type Plugin } from "esbuild";
import { BUNDLES } from "./bundled-script";

/** Marks packages as external unless they are TypeScript, as some of the repository's own are. */
const javascriptIsExternal: Plugin = {
  name: "javascript-is-external",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, resolveDir, pluginData }) => {
      if (pluginData === javascriptIsExternal || kind === "entry-point") return undefined;
      const { path: file } = await resolve(name, { kind, resolveDir, pluginData: javascriptIsExternal });
      if (/\.tsx?$/.test(file)) return { path: file };
      // A version of its own, which the bundle would not find where it lies.
      const isOwn = /[/\\]packages[/\\][\w-]+[/\\]node_modules[/\\]/.test(file);
      return { path: isOwn ? path.relative(BUNDLES, file) : name, external: true };
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
    // Beside the code: the code alone says whether a database that it has filled is still what it would make
    // (database-templates.ts).
    sourcemap: "linked",
    plugins: [javascriptIsExternal],
    logLevel: "error",
  });
  await stop();
}
