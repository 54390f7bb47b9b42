import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { putUnderCode } from "../src/own-page-data";

const CODE = "0123456789abcdef0123";
const OTHER = "fedcba98765432100000";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "own-page-data-"));
  await write("app-data.json", JSON.stringify({ webpackCompilationHash: CODE }));
  await write("index/page-data.json", "home");
  await write("ru/about/page-data.json", "about");
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

const read = (path: string) => readFile(join(folder, path), "utf8");

it("puts the data of each page where Gatsby looks for those of the page below the name of the code", async () => {
  await putUnderCode(folder);
  expect(await read(`${CODE}/page-data.json`)).toBe("home");
  expect(await read(`${CODE}/ru/about/page-data.json`)).toBe("about");
  expect(existsSync(join(folder, CODE, "app-data.json"))).toBe(false);
});

it("follows the next build of the same code: a page that is written in place, made anew, added, or gone", async () => {
  await write("old/page-data.json", "old");
  await putUnderCode(folder);
  await write("ru/about/page-data.json", "about, changed");
  await rm(join(folder, "index/page-data.json"));
  await write("index/page-data.json", "another home");
  await write("new/page-data.json", "new");
  await rm(join(folder, "old/page-data.json"));
  await putUnderCode(folder);
  expect(await read(`${CODE}/ru/about/page-data.json`)).toBe("about, changed");
  expect(await read(`${CODE}/page-data.json`)).toBe("another home");
  expect(await read(`${CODE}/new/page-data.json`)).toBe("new");
  expect(existsSync(join(folder, CODE, "old/page-data.json"))).toBe(false);
});

it("leaves nothing of other code behind", async () => {
  await putUnderCode(folder);
  await write("app-data.json", JSON.stringify({ webpackCompilationHash: OTHER }));
  await putUnderCode(folder);
  expect(existsSync(join(folder, CODE))).toBe(false);
  expect(existsSync(join(folder, OTHER, OTHER))).toBe(false);
  expect(await read(`${OTHER}/ru/about/page-data.json`)).toBe("about");
});
