import { createHash } from "node:crypto";

/** The part of webpack's compiler that is used. */
export interface Compiler {
  hooks: { afterEmit: { tap(name: string, onEmitted: (compilation: Compilation) => void): void } };
}

interface Compilation {
  hash?: string | undefined;
  /** By the names of the files. */
  assets: object;
}

/**
 * Names a compilation by what came out of it. Webpack's own name counts what it took from its cache too, Gatsby writes it
 * into every page, and so the second build of the same code would render and release all of them again.
 */
export const contentHashPlugin = {
  apply(compiler: Compiler): void {
    // Gatsby writes the name down as soon as the compilation is done.
    compiler.hooks.afterEmit.tap("ContentHashPlugin", (compilation) => {
      // Each name has a hash of the content.
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);
    });
  },
};
