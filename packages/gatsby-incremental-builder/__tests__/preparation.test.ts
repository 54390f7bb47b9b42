/** Pictures that are coming are made one after the other, kept, and not lost with the process that makes them. */
import type { ChildProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openComingPictures } from "../src/coming-pictures";
import { openPictureStore } from "../src/picture-store";
import { startPreparation } from "../src/preparation";

let root: string;
const at = (file: string) => path.join(root, file);

async function put(file: string, text: string): Promise<string> {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
  return at(file);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "preparation-test-"));
  for (const name of ["gatsby-plugin-sharp", "sharp"]) {
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "lib/index.js" }));
    await put(`node_modules/${name}/lib/index.js`, "");
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

interface Told {
  type: string;
  payload: { folder: string; isWanted: boolean };
}

/** A builder's process: what it is told, and what it says. */
function startProcess() {
  const child = new EventEmitter();
  const told: Told[] = [];
  const heard = new EventEmitter();
  Object.assign(child, {
    connected: true,
    send: (message: Told) => {
      told.push(message);
      heard.emit("told");
    },
  });
  const wake = startPreparation(child as ChildProcess, root, openPictureStore(root));
  return {
    told,
    wake,
    say: (type: string, payload: object) => void child.emit("message", { type, payload }),
    async next(): Promise<Told> {
      if (told.length === 0) await once(heard, "told");
      const [first] = told.splice(0, 1);
      if (!first) throw new Error("Nothing was said.");
      return first;
    },
  };
}

const jobOf = (input: string) => ({
  ...{ id: "job 1", name: "IMAGE_PROCESSING", inputPaths: [{ path: at("cover.png"), contentDigest: input }] },
  ...{ outputDir: at(`public/static/${input}`), plugin: { name: "gatsby-plugin-sharp", version: "5.16.0" } },
  args: { operations: [{ outputPath: "args/cover.avif", args: { width: 100 } }], pluginOptions: {} },
});

const expectPicture = async (name: string) => openComingPictures(root).add(await put(`uploads/${name}`, name));

test("A6: what is made of a picture is kept for the build that shows it, and its folder goes", async () => {
  await expectPicture("cover.png");
  const { wake, next, say } = startProcess();
  wake();
  const { type, payload } = await next();
  expect(type).toBe("PREPARE_PICTURE");
  expect(await readFile(path.join(payload.folder, "source", "cover.png"), "utf8")).toBe("cover.png");
  say("PICTURES_PLANNED", jobOf("a"));
  expect(await next()).toEqual({ type: "PICTURES_WANTED", payload: { id: "job 1", isWanted: true } });
  const made = path.join(payload.folder, "made");
  await mkdir(path.join(made, "args"), { recursive: true });
  await writeFile(path.join(made, "args", "cover.avif"), "pixels");
  say("PICTURES_MADE", { job: jobOf("a"), folder: made });
  say("PICTURE_PREPARED", { folder: payload.folder });
  await expectPicture("last.png");
  wake();
  await next();
  expect(await openPictureStore(root).has(jobOf("a") as never)).toBe(true);
  expect(await readdir(path.dirname(payload.folder))).toHaveLength(1);
  say("PICTURES_PLANNED", jobOf("a"));
  expect(await next()).toMatchObject({ payload: { isWanted: false } });
});

test("one after the other, in the order in which they came", async () => {
  await expectPicture("one.png");
  const { wake, next, say, told } = startProcess();
  wake();
  const { payload: one } = await next();
  await expectPicture("two.png");
  wake();
  say("PICTURES_PLANNED", jobOf("a"));
  await next();
  expect(told).toEqual([]);
  say("PICTURE_PREPARED", one);
  const { payload: two } = await next();
  expect(await readdir(path.join(two.folder, "source"))).toEqual(["two.png"]);
});

test("a picture whose process ended is given to the next, and what ends two is left to the build", async () => {
  await expectPicture("bad.png");
  const folders: string[] = [];
  for (const _ of ["killed", "killed again"]) {
    const { wake, next } = startProcess();
    wake();
    folders.push((await next()).payload.folder);
  }
  expect(folders[0]).toBe(folders[1]);
  await expectPicture("good.png");
  const { wake, next } = startProcess();
  wake();
  expect(await readdir(path.join((await next()).payload.folder, "source"))).toEqual(["good.png"]);
});
