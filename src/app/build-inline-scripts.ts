import { join } from "node:path";
import { buildScript } from "browser-script";

declare global {
  /** Set by gatsby-node.ts for gatsby-ssr.tsx. */
  const __INLINE_SCRIPTS__: Awaited<ReturnType<typeof buildInlineScripts>>;
}

/**
 * The scripts in the head of pages, which run before the first paint. They are constants, so that a content security policy can
 * name their hashes.
 * @param root folder of the site
 */
export async function buildInlineScripts(root: string) {
  const build = (name: string) =>
    buildScript({
      folder: root,
      contents: `import "./src/app/inline/${name}";`,
      alias: { "@future-native/contract": join(root, "contract", "src") },
    });
  return {
    firstVisit: await build("first-visit"),
    readableAddress: await build("readable-address"),
    narrowedList: await build("narrowed-list"),
    dataSaver: await build("data-saver"),
    welcome: await build("welcome"),
    suggestion: await build("suggestion"),
  };
}
