/** Files that a release retains for tabs opened on earlier ones (X14). */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { earlierFiles } from "payload-releases/store/earlier-files";
import { isTheLiveOne, makeRelease } from "payload-releases/store/make-release";
import { prune, sealRelease, switchTo, type Release } from "payload-releases/store/release";

const DAY = 24 * 3600 * 1000;
const CODE = ["00000000000000000000", "11111111111111111111", "22222222222222222222"] as const;

let folder: string;
let releases: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "earlier-test-"));
  releases = join(folder, "releases");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A site that this code has built: its script, and pages with their data, which the plugin has put under its name. */
function siteOf(code: string, pages: Record<string, string>): Record<string, string> {
  const data = Object.entries(pages).flatMap(([page, text]) => [
    [`${page}/index.html`, `<title>${text}</title>${code}`],
    [`page-data/${page}/page-data.json`, text],
    [`page-data/${code}/${page}/page-data.json`, text],
  ]);
  const home = { "index.html": code, "page-data/index/page-data.json": "home" };
  return { ...home, [`page-data/${code}/page-data.json`]: "home", [`app-${code}.js`]: code, ...Object.fromEntries(data) };
}

async function publish(files: Record<string, string>, tabsKeptDays = 7): Promise<Release> {
  const source = await mkdtemp(join(folder, "public-"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), content);
  }
  const release = await makeRelease({ source, releases, content: "", code: "", tabsKeptDays });
  await sealRelease(releases, release);
  await switchTo(releases, release.id);
  await prune(releases, 2);
  return release;
}

const read = (path: string) => readFile(join(releases, "current", path), "utf8");
const isThere = (path: string) =>
  read(path).then(
    () => true,
    () => false,
  );

test("X14: code, styles, pictures and page data of earlier code are there through fifty releases, three with other code", async () => {
  for (let at = 0; at < 50; at += 1) {
    const code = CODE[Math.min(2, Math.floor(at / 17))] ?? "";
    await publish({ ...siteOf(code, { about: `About ${at}` }), [`static/${at}/picture.avif`]: `${at}` });
  }
  for (const code of CODE) expect(await read(`app-${code}.js`)).toBe(code);
  // As it was in the last release of each code.
  expect(await Promise.all(CODE.map((code) => read(`page-data/${code}/about/page-data.json`)))).toEqual([
    "About 16",
    "About 33",
    "About 49",
  ]);
  expect(await read(`page-data/${CODE[0]}/page-data.json`)).toBe("home");
  expect(await read("static/0/picture.avif")).toBe("0");
});

test("X14: what stays costs no disk: it is the same file as before, and data of a page that other code left alone too", async () => {
  const one = await publish(siteOf(CODE[0], { about: "About" }));
  const two = await publish(siteOf(CODE[1], { about: "About" }));
  const inode = async ({ id }: Release, path: string) => (await stat(join(releases, id, "files", path))).ino;
  const kept = `page-data/${CODE[0]}/about/page-data.json`;
  expect(await inode(two, kept)).toBe(await inode(one, kept));
  expect(await inode(two, `page-data/${CODE[1]}/about/page-data.json`)).toBe(await inode(one, kept));
  expect(await inode(one, "page-data/about/page-data.json")).toBe(await inode(one, kept));
  expect(two.changed).not.toContain(kept);
  expect(two.gone).toEqual([]);
});

test("X14: data of a page that is gone go at once, whatever code they were for", async () => {
  await publish(siteOf(CODE[0], { about: "About", secret: "Not for you" }));
  await publish(siteOf(CODE[1], { about: "About" }));
  expect(await isThere(`page-data/${CODE[0]}/about/page-data.json`)).toBe(true);
  expect(await isThere(`page-data/${CODE[0]}/secret/page-data.json`)).toBe(false);
  await publish({ ...siteOf(CODE[1], {}) });
  expect(await isThere(`page-data/${CODE[1]}/about/page-data.json`)).toBe(false);
});

test("X14: a page that comes back is no earlier file any more, and a release that names the same is the live one", async () => {
  const script = `app-${CODE[0]}.js`;
  await publish(siteOf(CODE[0], {}));
  expect((await publish(siteOf(CODE[1], {}))).manifest.files[script]?.leftAt).toBeGreaterThan(0);
  const back = await publish(siteOf(CODE[0], {}));
  expect(back.manifest.files[script]).not.toHaveProperty("leftAt");
  expect(isTheLiveOne(await publish(siteOf(CODE[0], {})))).toBe(true);
});

test("X14: with 0 days nothing stays", async () => {
  await publish(siteOf(CODE[0], {}), 0);
  await publish(siteOf(CODE[1], {}), 0);
  expect(await isThere(`app-${CODE[0]}.js`)).toBe(false);
  expect(await isThere(`page-data/${CODE[0]}/page-data.json`)).toBe(false);
});

describe("the sweep", () => {
  const note = (leftAt?: number) => ({ hash: "", size: 0, changedAt: 0, ...(leftAt === undefined ? {} : { leftAt }) });
  const paths = (before: Record<string, ReturnType<typeof note>>, now: number) =>
    Object.keys(earlierFiles({ found: new Set(["page-data/index/page-data.json"]), before, days: 7, now }));

  test("X14: takes what no release has named for so many days, and nothing that was named until now", () => {
    const before = { "static/a/1.avif": note(0), "static/b/2.avif": note(1), "static/c/3.avif": note(), "rss.xml": note() };
    expect(paths(before, 7 * DAY)).toEqual(["static/b/2.avif", "static/c/3.avif"]);
  });

  test("X14: keeps page data of the twenty newest of the earlier codes", () => {
    const data = (at: number) => `page-data/${String(at).padStart(20, "0")}/page-data.json`;
    const before = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [data(at), note(at)]));
    expect(paths(before, DAY)).toEqual(Array.from({ length: 20 }, (_, at) => data(at + 5)));
  });
});
