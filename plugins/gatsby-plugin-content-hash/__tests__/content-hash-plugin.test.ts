import { contentHashPlugin, type Compiler } from "../src/content-hash-plugin";

/** @returns the name of a compilation that made these files */
function nameOf(...files: string[]): string {
  const compilation = {
    hash: `webpack's own ${Math.random()}`,
    assets: Object.fromEntries(files.map((file) => [file, ""])),
  };
  const compiler: Compiler = { hooks: { afterEmit: { tap: (_, onEmitted) => onEmitted(compilation) } } };
  contentHashPlugin.apply(compiler);
  return compilation.hash;
}

test("the same files make the same name, in whatever order they came", () => {
  expect(nameOf("app-1.js", "styles-1.css")).toMatch(/^[\da-f]{20}$/);
  expect(nameOf("styles-1.css", "app-1.js")).toBe(nameOf("app-1.js", "styles-1.css"));
});

test("another file makes another name", () => {
  expect(nameOf("app-2.js", "styles-1.css")).not.toBe(nameOf("app-1.js", "styles-1.css"));
});
