/** Makes the script of the preview: a bundle of its own, so that no visitor's file changes by a byte (A7). */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { buildScript } from "browser-script";
import { AXE_FILE } from "./axe-file";
import { QUERIES_FILE, type PageQueries } from "./queries-file";

/** In the folder of the preview's page: its script. */
export const SCRIPT_FILE = "frame.js";

interface ClientOptions {
  /** Folder of the site. Gatsby runs this file from its cache, so it cannot tell where the client's sources are. */
  readonly root: string;
  /** Folder of the page in `public/`. */
  readonly folder: string;
  readonly addresses: string;
  readonly queries: PageQueries;
  /** Which React draws the site's pages: elements of another kind it would warn of. */
  readonly mode: "development" | "production";
}

export async function buildClient({ root, folder, addresses, queries, mode }: ClientOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, QUERIES_FILE), JSON.stringify(queries));
  // As it is: a file of its own, which is fetched when a page is first checked.
  await copyFile(createRequire(join(root, "package.json")).resolve("axe-core/axe.min.js"), join(folder, AXE_FILE));
  const script = await buildScript({
    folder: join(root, "plugins", "gatsby-plugin-live-preview"),
    // Before any schema is made.
    contents: `import "./src/client/without-eval";
               import { routePath } from ${JSON.stringify(addresses)};
               import { begin } from "./src/client/main";
               begin(routePath);`,
    // Its source, of which only what is used comes along; the compiled one is CommonJS.
    alias: { "@future-native/contract": join(root, "contract", "src") },
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
  });
  await writeFile(join(folder, SCRIPT_FILE), script);
}
