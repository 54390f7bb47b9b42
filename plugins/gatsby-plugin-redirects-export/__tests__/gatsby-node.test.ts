import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPostBuild } from "../gatsby-node";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "redirects-export-"));
  await mkdir(join(directory, "public"));
});
afterEach(() => rm(directory, { recursive: true }));

type Given = Parameters<NonNullable<typeof onPostBuild>>;

/** Runs the plugin after a build that had these redirects. @returns what it wrote for static hosts */
async function exported(...redirects: { from: string; to: string }[]): Promise<string> {
  const file = join(directory, "list.json");
  await writeFile(file, JSON.stringify({ pages: [], redirects }));
  const given: object = { store: { getState: () => ({ program: { directory } }) } };
  await onPostBuild?.(given as Given[0], { plugins: [], file } as Given[1], () => undefined);
  return readFile(join(directory, "public", "_redirects"), "utf8");
}

it("writes the redirects of each build, without those of the one before", async () => {
  expect(await exported({ from: "/a", to: "/b" }, { from: "/c", to: "/d" })).toBe("/a /b 301\n/c /d 301\n");
  expect(await exported({ from: "/c", to: "/e" })).toBe("/c /e 301\n");
  expect(await exported()).toBe("");
});

it("writes for every kind of host", async () => {
  await exported({ from: "/a", to: "/b" });
  const text = (name: string) => readFile(join(directory, "public", name), "utf8");
  expect(await text("_redirects.nginx")).toBe('"/a" "/b";\n');
  expect(await text("_redirects.caddy")).toBe('"/a" "/b"\n');
});
