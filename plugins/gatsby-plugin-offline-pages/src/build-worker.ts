/** Makes the worker's file: a bundle of its own, of which no visitor waits for a byte (X14, docs/decisions/0138). */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildScript } from "browser-script";
import { transform } from "esbuild";
import type { OfflinePagesOptions } from "./options";

/** @param root folder of the site. Gatsby runs this file from its cache, so it cannot tell where the sources are */
export async function buildWorker(root: string, { mode, words, ignore, styles }: OfflinePagesOptions): Promise<string> {
  if (mode === "off") return bundle(root, 'import { leave } from "./src/worker/leave"; leave();');
  const sheets = await Promise.all(styles.map((file) => readFile(file, "utf8")));
  const { code: style } = await transform(sheets.join("\n"), { loader: "css", minify: true });
  const settings = { ignore, style };
  const begin = (version: string) => `import { words } from ${JSON.stringify(words)};
    import { begin } from "./src/worker/main";
    begin({ words, version: ${JSON.stringify(version)}, ...${JSON.stringify(settings)} });`;
  // Other code keeps pages of its own.
  const version = createHash("sha256")
    .update(await bundle(root, begin("")))
    .digest("hex")
    .slice(0, 8);
  return bundle(root, begin(version));
}

const bundle = (root: string, contents: string) =>
  buildScript({
    contents,
    folder: join(root, "plugins", "gatsby-plugin-offline-pages"),
    alias: { "@future-native/contract": join(root, "contract", "src") },
  });
