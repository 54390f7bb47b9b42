/** A process that stays does not ask gatsby-plugin-sharp for the same again. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { describePicturesOnce } from "../process/gatsby-pictures.mjs";

/** Counts its calls, and refuses a width of 0 the first time. */
const PLUGIN = `
let calls = 0;
exports.generateImageData = async ({ args }) => {
  calls += 1;
  if (args.width === 0 && calls === 1) throw new Error("No width.");
  return { call: calls };
};`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "described-test-"));
  await mkdir(path.join(root, "node_modules", "gatsby-plugin-sharp"), { recursive: true });
  await writeFile(path.join(root, "node_modules", "gatsby-plugin-sharp", "index.js"), PLUGIN);
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Asks as the plugin of a query would. */
function openPlugin() {
  const siteRequire = createRequire(path.join(root, "package.json"));
  describePicturesOnce(siteRequire);
  const { generateImageData } = siteRequire("gatsby-plugin-sharp");
  return (contentDigest: string, width: number): Promise<{ call: number }> =>
    generateImageData({ file: { name: "cover", extension: "jpg", internal: { contentDigest } }, args: { width } });
}

test("A6: a picture is described once for each way in which it is asked for", async () => {
  const ask = openPlugin();
  expect(await ask("a", 100)).toEqual({ call: 1 });
  expect(await ask("a", 100)).toEqual({ call: 1 });
  expect(await ask("a", 200)).toEqual({ call: 2 });
  expect(await ask("b", 100)).toEqual({ call: 3 });
});

test("A6: what could not be described is asked again", async () => {
  const ask = openPlugin();
  await expect(ask("a", 0)).rejects.toThrow("No width.");
  expect(await ask("a", 0)).toEqual({ call: 2 });
});

test("a site without pictures builds without the plugin", async () => {
  await rm(path.join(root, "node_modules"), { recursive: true });
  expect(() => describePicturesOnce(createRequire(path.join(root, "package.json")))).not.toThrow();
});
