import { build } from "esbuild";

export interface ScriptOptions {
  /** Folder that the imports of `contents` begin in. */
  readonly folder: string;
  /** The entry module, TypeScript: `import { begin } from "./src/main"; begin(1);` */
  readonly contents: string;
  /** Sources to take in place of packages, by the begin of an import: `{ "@a/b": "/site/b/src" }`. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Expressions to replace, by name: `{ "process.env.NODE_ENV": '"production"' }`. */
  readonly define?: Readonly<Record<string, string>>;
}

/**
 * Bundles modules into one minified script without globals of its own, for browsers of ES2022. It can be written into a
 * page: esbuild escapes `</script`.
 * @throws an esbuild BuildFailure that names file and line
 */
export async function buildScript({ folder, contents, alias, define }: ScriptOptions): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: "ts" },
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    logLevel: "warning",
    alias,
    define,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
