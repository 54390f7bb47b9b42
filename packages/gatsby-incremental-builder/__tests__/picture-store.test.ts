/** Pictures that were made once are laid into the next build, and no others. */
import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openPictureStore } from "../src/picture-store";

const STORE = "node_modules/.cache/gatsby-incremental-builder/pictures";
const PICTURE = "public/static/digest/args/cover.avif";

let root: string;
const at = (file: string) => path.join(root, file);

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "pictures-test-"));
  for (const name of ["gatsby-plugin-sharp", "sharp"]) {
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "lib/index.js" }));
    await put(`node_modules/${name}/lib/index.js`, "");
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

interface PictureRequest {
  name?: string;
  input?: string;
  width?: number;
}

/** A build that asks for a picture. @returns the answer, and what says that the build has ended well */
async function ask({ name = "IMAGE_PROCESSING", input = "a", width = 100 }: PictureRequest = {}) {
  const store = openPictureStore(root);
  const gatsby = new EventEmitter();
  const answer = new Promise<{ type: string; payload: { id: string } }>((resolve) =>
    Object.assign(gatsby, { connected: true, send: resolve }),
  );
  store.serve(gatsby as ChildProcess);
  gatsby.emit("message", {
    type: "JOB_CREATED",
    payload: {
      id: "job 1",
      name,
      inputPaths: [{ path: at("cover.png"), contentDigest: input }],
      outputDir: at("public/static/digest"),
      args: { operations: [{ outputPath: "args/cover.avif", args: { width } }], pluginOptions: {} },
      plugin: { name: "gatsby-plugin-sharp", version: "5.16.0" },
    },
  });
  const { type, payload } = await answer;
  expect(payload.id).toBe("job 1");
  return { type, keep: store.keep };
}

async function makeOnce(): Promise<void> {
  const { keep } = await ask();
  await put(PICTURE, "pixels");
  await keep();
  await rm(at("public"), { recursive: true });
}

const PLACED = "JOB_COMPLETED";
const TO_BE_MADE = "JOB_NOT_WHITELISTED";

test("what is not known is Gatsby's to make; what was made is there the next time", async () => {
  expect(await ask()).toMatchObject({ type: TO_BE_MADE });
  await makeOnce();
  expect(await ask()).toMatchObject({ type: PLACED });
  expect(await readFile(at(PICTURE), "utf8")).toBe("pixels");
});

test.each<[string, PictureRequest]>([
  ["other pixels", { input: "b" }],
  ["another size", { width: 200 }],
])("%s: another picture", async (_, asked) => {
  await makeOnce();
  expect(await ask(asked)).toMatchObject({ type: TO_BE_MADE });
});

test("another version of what makes them: another picture", async () => {
  await makeOnce();
  await put("node_modules/sharp/package.json", JSON.stringify({ version: "2.0.0", main: "lib/index.js" }));
  expect(await ask()).toMatchObject({ type: TO_BE_MADE });
});

test("work of another kind is Gatsby's", async () => {
  expect(await ask({ name: "OTHER" })).toMatchObject({ type: TO_BE_MADE });
});

test("a picture that lost a file is made again, and kept again", async () => {
  await makeOnce();
  const [key = ""] = await readdir(at(STORE));
  await put(path.join(STORE, key, "args/other.avif"), "pixels");
  await rm(at(path.join(STORE, key, "args/cover.avif")));
  expect(await ask()).toMatchObject({ type: TO_BE_MADE });
  await makeOnce();
  expect(await ask()).toMatchObject({ type: PLACED });
});

test("what a build has not made is not kept", async () => {
  const { keep } = await ask();
  await keep();
  expect(await readdir(at(STORE))).toEqual([]);
  expect(await ask()).toMatchObject({ type: TO_BE_MADE });
});

test("what nobody has asked for in two weeks goes", async () => {
  await makeOnce();
  const [key = ""] = await readdir(at(STORE));
  const old = new Date(Date.now() - 15 * 86_400_000);
  await utimes(at(path.join(STORE, key)), old, old);
  await openPictureStore(root).keep();
  expect(await readdir(at(STORE))).toEqual([]);
});
