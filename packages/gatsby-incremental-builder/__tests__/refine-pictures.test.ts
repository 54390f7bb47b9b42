/** Pictures that a first build has made in haste are made again, and laid where the next release finds them. */
import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openPictureStore } from "../src/picture-store";
import { refinePictures } from "../src/refine-pictures";

const CACHE = "node_modules/.cache/gatsby-incremental-builder";

/** Writes the effort in place of a picture; what is called `broken` cannot be read. */
const PROCESS_FILE = `const fs = require("node:fs"), path = require("node:path"), sharp = require("sharp");
exports.processFile = async (file, transforms) => {
  if (file.endsWith("broken.png")) throw new Error("no picture");
  for (const { outputPath } of transforms) {
    const picture = Object.create(sharp.prototype);
    picture.avif({ effort: 4 });
    fs.mkdirSync(path.dirname(outputPath), { recursive: true });
    fs.writeFileSync(outputPath, "effort " + picture.effort);
  }
};`;
const SHARP = `module.exports = function sharp() {};
module.exports.prototype.avif = function (options) { this.effort = options.effort; };`;

let root: string;
const at = (file: string) => path.join(root, file);

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "refine-test-"));
  for (const [name, code] of [
    ["gatsby-plugin-sharp", ""],
    ["sharp", SHARP],
  ] as const) {
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "lib/index.js" }));
    await put(`node_modules/${name}/lib/index.js`, code);
  }
  await put("node_modules/gatsby-plugin-sharp/process-file.js", PROCESS_FILE);
  await put("package.json", "{}");
  await symlink(path.resolve(__dirname, ".."), at("node_modules/gatsby-incremental-builder"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const pictureOf = (name: string) => `public/static/${name}/args/${name}.avif`;

/** A first build that has made pictures in haste. */
async function buildQuickly(names: readonly string[]): Promise<void> {
  const store = openPictureStore(root, { areQuick: true });
  for (const name of names) {
    const gatsby = new EventEmitter();
    const answer = new Promise<{ type: string }>((resolve) =>
      Object.assign(gatsby, { connected: true, send: resolve }),
    );
    store.serve(gatsby as ChildProcess);
    gatsby.emit("message", {
      type: "JOB_CREATED",
      payload: {
        id: name,
        name: "IMAGE_PROCESSING",
        inputPaths: [{ path: at(`${name}.png`), contentDigest: name }],
        outputDir: at(`public/static/${name}`),
        args: { operations: [{ outputPath: `args/${name}.avif`, args: { width: 100 } }], pluginOptions: {} },
        plugin: { name: "gatsby-plugin-sharp", version: "5.16.0" },
      },
    });
    expect((await answer).type).toBe("JOB_NOT_WHITELISTED");
    await put(pictureOf(name), "in haste");
  }
  await store.keep();
}

let isExclusive = false;
async function exclusively(work: () => Promise<void>): Promise<void> {
  isExclusive = true;
  await work();
  isExclusive = false;
}

const refine = (signal = new AbortController().signal) =>
  refinePictures({ root, effort: { avif: 1 }, exclusively, signal });

test("they are made with the effort of a build, kept, and replaced where they lie", async () => {
  await buildQuickly(["one", "other"]);
  expect(await refine()).toBe(2);
  expect(await readFile(at(pictureOf("one")), "utf8")).toBe("effort 1");
  expect(await readFile(at(pictureOf("other")), "utf8")).toBe("effort 1");
  expect(await readdir(at(`${CACHE}/pictures`))).toHaveLength(2);
  expect(isExclusive).toBe(false);
  expect(await refine()).toBe(0);
});

test("a picture in haste is not kept for other builds", async () => {
  await buildQuickly(["one"]);
  await expect(readdir(at(`${CACHE}/pictures`))).rejects.toThrow("ENOENT");
});

test("one that cannot be read, or is not shown any more, is left as it is", async () => {
  await buildQuickly(["broken", "gone"]);
  await rm(at(pictureOf("gone")));
  expect(await refine()).toBe(0);
  expect(await readFile(at(pictureOf("broken")), "utf8")).toBe("in haste");
  expect(await readdir(at("public/static/gone/args"))).toEqual([]);
  expect(await readdir(at(`${CACHE}/quick`))).toEqual([]);
});

test("what is interrupted goes on, and what was in haste stays until all are made", async () => {
  await buildQuickly(["one"]);
  const abort = new AbortController();
  const refining = refine(abort.signal);
  abort.abort();
  await refining.catch(() => undefined);
  expect(await readdir(at("node_modules/.cache"))).not.toContainEqual(expect.stringMatching(/^refined-/));
  expect(await refine()).toBe(1);
  expect(await readFile(at(pictureOf("one")), "utf8")).toBe("effort 1");
});
