/** Files that Payload generates from the config are of the config as it is: a build of a stale import map fails. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateImportMap } from "payload";
import { generateTypes } from "payload/node";
import { provideCms } from "./support/test-cms";

const SOURCE = path.resolve(import.meta.dirname, "../src");

const cms = provideCms();
let folder = "";
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), "generated-"))));
afterAll(() => rm(folder, { recursive: true }));

/** Components by the paths that the config names them by. */
const namedIn = (map: string): string[] => [...map.matchAll(/^ {2}"([^"]+)":/gm)].map(([, name = ""]) => name).sort();

test("the import map has the components of the config: npm run generate:importmap -w cms", async () => {
  const file = path.join(folder, "importMap.js");
  await writeFile(file, "");
  const { config } = cms.payload;
  const importMap = { ...config.admin.importMap, importMapFile: file };
  await generateImportMap({ ...config, admin: { ...config.admin, importMap } }, { log: false, force: true });
  const committed = await readFile(path.join(SOURCE, "app/(payload)/admin/importMap.js"), "utf8");
  expect(namedIn(committed)).toEqual(namedIn(await readFile(file, "utf8")));
});

test("the types are those of the collections: npm run generate:types -w cms", async () => {
  const outputFile = path.join(folder, "payload-types.ts");
  const { config } = cms.payload;
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false });
  const committed = await readFile(path.join(SOURCE, "payload-types.ts"), "utf8");
  expect(await readFile(outputFile, "utf8")).toBe(committed);
});
