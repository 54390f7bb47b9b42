/** Style sheets and components belong together: no class without use, no use without a class. */
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { OFFSCREEN } from "../../src/styles/offscreen";
import { readSource, ROOT, sourceFiles } from "../support/source-files";

const modules = sourceFiles("src", /\.module\.css$/);
const components = sourceFiles("src", /\.tsx?$/);

const camelCase = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function classesOf(path: string): Set<string> {
  const css = readSource(path).replace(/\/\*[\s\S]*?\*\//g, "");
  return new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = ""]) => camelCase(name)));
}

interface Use {
  component: string;
  module: string;
  names: Set<string>;
}

const uses: Use[] = components.flatMap((component) => {
  const source = readSource(component);
  return [...source.matchAll(/import \* as (\w+) from "([^"]+\.module\.css)"/g)].map(([, name = "", path = ""]) => ({
    component,
    module: normalize(join(dirname(component), path)),
    names: new Set([...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, used = ""]) => used)),
  }));
});

test("every module that is imported exists, and every module is imported", () => {
  expect(uses.filter(({ module }) => !existsSync(join(ROOT, module)))).toEqual([]);
  const imported = new Set(uses.map(({ module }) => module));
  expect(modules.filter((module) => !imported.has(module))).toEqual([]);
});

test("a component touches only its own module", () => {
  expect(uses.filter(({ component, module }) => dirname(component) !== dirname(module))).toEqual([]);
});

test("a class that a component uses is defined", () => {
  const missing = uses.flatMap(({ component, module, names }) => {
    const defined = classesOf(module);
    return [...names].filter((name) => !defined.has(name)).map((name) => `${component}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("a class that is defined is used", () => {
  const unused = modules.flatMap((module) => {
    const used = uses.filter((use) => use.module === module);
    // With computed class names every class counts as used.
    const source = used.map(({ component }) => readSource(component)).join("\n");
    if (/styles\[/.test(source)) return [];
    const names = new Set(used.flatMap((use) => [...use.names]));
    return [...classesOf(module)].filter((name) => !names.has(name)).map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test("every rule of a module is in a cascade layer", () => {
  const bare = modules.filter((module) => {
    const css = readSource(module)
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .trim();
    return !/^@layer [\w, .-]+\{[\s\S]*\}$/.test(css) || hasRuleOutside(css);
  });
  expect(bare).toEqual([]);
});

function hasRuleOutside(css: string): boolean {
  let depth = 0;
  let outside = "";
  for (const character of css) {
    if (character === "{") depth += 1;
    if (depth === 0) outside += character;
    if (character === "}") depth -= 1;
  }
  return outside.split("}").some((text) => text.trim() !== "" && !text.trim().startsWith("@layer"));
}

test("what is folded until the page has loaded is what is laid out then", () => {
  expect(readSource("src/styles/base.css")).toContain(`:root[data-folded] :is(${OFFSCREEN}) {`);
});
