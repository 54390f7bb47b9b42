import { join } from "node:path";
import { buildScript } from "browser-script";
import type { DeferredScriptsOptions } from "./options";

declare global {
  /** Set by gatsby-node.ts for gatsby-ssr.tsx. */
  const __FIRST_LOAD__: Awaited<ReturnType<typeof buildScripts>>;
}

/**
 * The scripts at both ends of every page. The same on each, so that a content security policy can name their hashes.
 * @param root folder of the site. Gatsby runs this file from its cache, so it cannot tell where the sources are
 */
export async function buildScripts(
  root: string,
  { needsScript, offscreen, idleTimeoutMs, retriesMs }: DeferredScriptsOptions,
) {
  const folder = join(root, "plugins", "gatsby-plugin-deferred-scripts", "src");
  const options = JSON.stringify({ needsScript, offscreen, idleTimeoutMs, retriesMs });
  return {
    head: await buildScript({ folder, contents: 'import { fold } from "./offscreen-rendering"; fold();' }),
    end: await buildScript({
      folder,
      contents: `import { beginFirstLoad } from "./first-load"; beginFirstLoad(${options});`,
    }),
  };
}
