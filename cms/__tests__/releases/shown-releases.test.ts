/** Releases of sets on a real disk: hidden among those of the site, and taken as they are (X12). */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { differences } from "payload-releases/publisher/show";
import { listRelease } from "payload-releases/store/release-files";
import { isTheLiveOne, makeRelease } from "payload-releases/store/make-release";
import { listReleases, prune, sealRelease, switchTo, type Release } from "payload-releases/store/release";
import {
  baseOf,
  keepShown,
  pruneShown,
  readShown,
  releaseHash,
  shownFiles,
  takeShown,
} from "payload-releases/store/shown-releases";

let folder: string;
let releases: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shown-test-"));
  releases = join(folder, "releases");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

async function make(files: Files, content: string, isPlain = false): Promise<Release> {
  const source = await mkdtemp(join(folder, "public-"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), text);
  }
  return makeRelease({ source, releases, content, code: "code", isPlain });
}

async function putLive(files: Files, content: string): Promise<string> {
  const release = await make(files, content);
  await sealRelease(releases, release);
  await switchTo(releases, release.id);
  return release.id;
}

const OLD = { "index.html": "home", "cases/index.html": "old" };
const NEW = { "index.html": "home", "cases/index.html": "new" };

test("X12: a shown release is none of the site's, whatever is kept or removed of those", async () => {
  const live = await putLive(OLD, "old");
  const shown = await keepShown(releases, await make(NEW, "new"));
  await prune(releases, 1);
  expect(await listReleases(releases)).toEqual([live]);
  expect(await readFile(join(shownFiles(releases, shown), "cases/index.html"), "utf8")).toBe("new");
  expect(Object.keys(await baseOf(releases, shown)).sort()).toEqual(Object.keys(OLD).sort());
});

test("X12: it is taken only for the content and the code that it was made of, as the newest, with the same hash", async () => {
  await putLive(OLD, "old");
  const shown = await keepShown(releases, await make(NEW, "new"));
  const before = await readShown(releases, shown);
  expect(await takeShown(releases, [shown], { content: "other", code: "code" })).toBeUndefined();
  expect(await takeShown(releases, [shown], { content: "new", code: "other" })).toBeUndefined();
  expect(await takeShown(releases, ["another"], { content: "new", code: "code" })).toBeUndefined();
  const candidate = await takeShown(releases, ["another", shown], { content: "new", code: "code" });
  if (!candidate || !before) throw new Error("It is not there.");
  const { release: taken } = candidate;
  await candidate.admit();
  expect(taken.changed).toEqual(["cases/index.html"]);
  expect(isTheLiveOne(taken)).toBe(false);
  expect(releaseHash(taken.manifest)).toBe(releaseHash(before));
  expect((await listReleases(releases)).at(-1)).toBe(taken.id);
  expect(await readShown(releases, shown)).toBeUndefined();
});

test("X12: its new files get their compressed forms after it is shown, and before it goes live", async () => {
  const long = (text: string) => text.repeat(200);
  await putLive({ "index.html": long("home"), "cases/index.html": long("old") }, "old");
  const files = { "index.html": long("home"), "cases/index.html": long("new"), "cases/twin.html": long("new") };
  const shown = await keepShown(releases, await make(files, "new", true));
  const folder = shownFiles(releases, shown);
  const formsOf = async (path: string) => (await listRelease(folder)).find(path)?.encodings.length;
  expect([await formsOf("/"), await formsOf("/cases"), await formsOf("/cases/twin.html")]).toEqual([2, 0, 0]);
  const taken = await takeShown(releases, [shown], { content: "new", code: "code" });
  await taken?.admit();
  const live = join(releases, taken?.release.id ?? "", "files");
  for (const [path, text] of Object.entries(files)) {
    expect((await listRelease(live)).find(`/${path}`)?.encodings).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(await readFile(join(live, `${path}.br`))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(live, `${path}.gz`))).toString()).toBe(text);
  }
});

test("X12: given up, it is shown again and none of the site's, whether it was admitted already or not", async () => {
  const live = await putLive(OLD, "old");
  const shown = await keepShown(releases, await make(NEW, "new"));
  for (const isAdmitted of [false, true]) {
    const candidate = await takeShown(releases, [shown], { content: "new", code: "code" });
    if (isAdmitted) await candidate?.admit();
    await candidate?.giveUp();
    expect(await listReleases(releases)).toEqual([live]);
    expect(await readFile(join(shownFiles(releases, shown), "cases/index.html"), "utf8")).toBe("new");
  }
});

test("X12: another byte, another name or a file more is another hash; what only open tabs ask for is none", async () => {
  const note = { hash: "a", size: 1, changedAt: 1 };
  const hashOf = (files: Record<string, object>) => releaseHash({ files: files as never });
  const one = hashOf({ "index.html": note });
  expect(hashOf({ "index.html": { ...note, hash: "b" } })).not.toBe(one);
  expect(hashOf({ "other.html": note })).not.toBe(one);
  expect(hashOf({ "index.html": note, "other.html": note })).not.toBe(one);
  expect(hashOf({ "index.html": note, "old.html": { ...note, leftAt: 1 } })).toBe(one);
});

test("X12: releases of sets that are gone are removed", async () => {
  const [kept, gone] = [await keepShown(releases, await make(OLD, "1")), await keepShown(releases, await make(NEW, "2"))];
  await pruneShown(releases, new Set([kept]));
  expect(await readShown(releases, kept)).toBeDefined();
  expect(await readShown(releases, gone)).toBeUndefined();
});

test("X12: what was published meanwhile may differ from what was approved, and nothing else", () => {
  const base = { "index.html": "1", "news.html": "1", "cases.html": "1" };
  const approved = { ...base, "cases.html": "2" };
  const live = { ...base, "news.html": "2" };
  expect(differences({ approved, base, live: base, next: approved })).toEqual([]);
  expect(differences({ approved, base, live, next: { ...approved, "news.html": "2" } })).toEqual([]);
  expect(differences({ approved, base, live, next: { ...approved, "cases.html": "3" } })).toEqual(["cases.html"]);
  expect(differences({ approved, base, live, next: { ...approved, "new.html": "1" } })).toEqual(["new.html"]);
  const named = "app-0123456789abcdef0123.js";
  expect(differences({ approved, base, live, next: { ...approved, [named]: "1" } })).toEqual([]);
});
