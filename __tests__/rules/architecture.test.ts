/** The rooms of the code base and the directions of their imports (CONTRIBUTING.md). */
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { CMS_FILES, SITE_FILES } from "../../cms/publisher/code-signature";
import { readSource, ROOT, sourceFiles } from "../support/source-files";

interface Import {
  from: string;
  to: string;
}

const CODE = /\.(?:ts|tsx)$/;

const GENERATED = /(?:gatsby-types\.d|payload-types)\.ts$/;

const files = ["src", "cms", "demo", "contract", "plugins", "packages"]
  .flatMap((room) => sourceFiles(room, CODE))
  .filter((file) => !GENERATED.test(file));
const imports: Import[] = files
  .filter((file) => !file.includes("__tests__"))
  .flatMap((file) =>
    ts.preProcessFile(readSource(file)).importedFiles.map(({ fileName }) => ({
      from: file,
      to: fileName.startsWith(".") ? normalize(join(dirname(file), fileName)) : fileName,
    })),
  );

const below = (room: string) => (path: string) => path === room || path.startsWith(`${room}/`);

/** No import leads from a file of `from` to a file of `to`. */
function expectNoImport(from: string, to: string | ((imported: Import) => boolean)): void {
  const isTarget = typeof to === "string" ? (imported: Import) => below(to)(imported.to) : to;
  expect(imports.filter((imported) => below(from)(imported.from) && isTarget(imported))).toEqual([]);
}

test("the rules look at the real code", () => {
  expect(imports.length).toBeGreaterThan(200);
});

test("a package knows nothing of this site", () => {
  const ours = ["src", "cms", "contract", "plugins", "scripts"];
  expectNoImport("packages", ({ to }) => to.startsWith("@future-native") || ours.some((room) => below(room)(to)));
});

test("a plugin knows the contract and other plugins only", () => {
  for (const room of ["src", "cms", "demo", "packages"]) expectNoImport("plugins", room);
  expectNoImport("plugins", ({ to }) => to.startsWith("@future-native/cms") || to === "gatsby-incremental-builder");
});

test("the contract imports nothing of ours", () => {
  expectNoImport("contract", ({ to }) => to.startsWith("@future-native") || !(below("contract")(to) || to === "zod"));
});

test("the demo content is data that no code imports, and measurements are imported by nothing", () => {
  for (const room of ["src", "cms", "contract", "plugins", "packages"])
    for (const data of ["demo", "bench"]) expectNoImport(room, data);
});

/** Path of an import's target in the repository; undefined for an installed package. */
function placeOf({ to }: Import): string | undefined {
  if (to.startsWith("@future-native/contract")) return "contract/src";
  const own = join("packages", to.split("/")[0] ?? "");
  if (existsSync(join(ROOT, own))) return own;
  return /^(?:[@a-z]|node:)/.test(to) && !existsSync(join(ROOT, to.split("/")[0] ?? "")) ? undefined : to;
}

test.each([
  ["the site", SITE_FILES, ["src", "plugins"]],
  ["the CMS", CMS_FILES, ["cms/src", "cms/server", "cms/publisher", "cms/backup"]],
])("%s is built anew when anything changes that it is compiled of", (_, signed, rooms) => {
  const isSigned = (place: string) => signed.some((one) => below(one)(place));
  const own = imports.filter(({ from }) => rooms.some((room) => below(room)(from)) && !below("cms/src/seed")(from));
  const unsigned = own.filter((one) => {
    const place = placeOf(one);
    return place !== undefined && !isSigned(place);
  });
  expect(own.length).toBeGreaterThan(100);
  expect(unsigned).toEqual([]);
});

test("cms and src meet in the contract only", () => {
  expectNoImport("cms", "src");
  expectNoImport("src", "cms");
  expectNoImport("src", ({ to }) => to.startsWith("@future-native/cms"));
});

test("within the CMS imports go down only: server, backup, src, publisher", () => {
  const rooms = ["cms/server", "cms/backup", "cms/src", "cms/publisher"];
  for (const [at, room] of rooms.entries()) {
    for (const above of rooms.slice(0, at)) expectNoImport(room, above);
    expectNoImport(room, "cms/scripts");
  }
});

test("a section never imports another section", () => {
  const sectionOf = (path: string) => path.split("/").slice(0, 3).join("/");
  expectNoImport("src/sections", ({ from, to }) => below("src/sections")(to) && sectionOf(from) !== sectionOf(to));
});

/** The rooms of the site, from the top down. */
const SITE_ROOMS = [
  ...["app", "templates", "layouts", "sections", "popups", "search", "forms", "ui"],
  ...["seo", "navigation", "errors", "analytics", "i18n", "hooks", "site", "styles"],
].map((room) => `src/${room}`);

test("within the site imports go down only, and no room is left out", () => {
  const rooms = new Set(files.filter(below("src")).map((file) => file.split("/").slice(0, 2).join("/")));
  expect([...rooms].sort()).toEqual([...SITE_ROOMS].sort());
  for (const [at, room] of SITE_ROOMS.entries()) {
    for (const above of SITE_ROOMS.slice(0, at)) expectNoImport(room, above);
  }
});

/** The rooms of the CMS's source, from the top down. Its single files are parts that belong to no room. */
const CMS_ROOMS = [
  ...["start-up", "app", "plugins", "collections", "publish-checks", "pictures", "sets", "globals", "sharing"],
  ...["preview", "hooks", "first-run", "seed", "public-api", "versions", "uses", "lists", "rich-text", "fields"],
  ...["rest-api", "enquiries", "territory", "admin", "monitoring", "files", "texts", "database", "settings"],
].map((room) => `cms/src/${room}`);

test("within the source of the CMS imports go down only, and no room is left out", () => {
  const paths = files.filter(below("cms/src")).map((file) => file.split("/").slice(0, 3).join("/"));
  expect([...new Set(paths.filter((path) => !CODE.test(path)))].sort()).toEqual([...CMS_ROOMS].sort());
  for (const [at, room] of CMS_ROOMS.entries()) {
    for (const above of CMS_ROOMS.slice(0, at)) expectNoImport(room, above);
  }
});

test("no files import each other in a circle, by types or when they are first wanted either", () => {
  const known = new Set(files);
  const fileOf = (to: string) => [`${to}.ts`, `${to}.tsx`, `${to}/index.ts`].find((file) => known.has(file));
  const settled = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) return void circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (settled.has(file)) return;
    for (const { to } of imports.filter(({ from }) => from === file)) {
      const target = fileOf(to);
      if (target !== undefined) visit(target, [...way, file]);
    }
    settled.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test("layouts know no sections", () => {
  expectNoImport("src/layouts", "src/sections");
});

test("the schema library stays out of the visitor's bundle", () => {
  const runtime = imports.filter(
    ({ from, to }) => below("src")(from) && (to === "zod" || to === "@future-native/contract"),
  );
  const values = runtime.filter(
    ({ from }) => !/import type [^;]*from "@future-native\/contract";/.test(readSource(from)),
  );
  expect(values).toEqual([]);
});

test("files are kebab-case", () => {
  const odd = files.filter(
    (file) => !/^(?:\.?[a-z0-9]+(?:[-.][a-z0-9]+)*|\[+(?:\.{3})?[a-z]+\]+)$/.test(file.split("/").pop() ?? ""),
  );
  expect(odd.filter((file) => !file.endsWith("importMap.js"))).toEqual([]);
});

test("no way around the compiler", () => {
  const around = /@ts-(?:expect-error|ignore|nocheck)|\bas any\b|: any\b|\/[/*]\s*eslint-disable/;
  expect(files.filter((file) => around.test(readSource(file)))).toEqual([]);
});
