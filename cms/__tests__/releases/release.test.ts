/** Releases on a real disk: what is taken over, what is refused, what is kept (A6). */
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { headerFiles, inlineCode, sitePolicy } from "security-headers";
import { checkRelease } from "../../publisher/check-release";
import { listFiles } from "../../release-store/list-files";
import { placeFiles } from "../../release-store/place-files";
import {
  listReleases,
  liveRelease,
  makeRelease,
  prepareSpare,
  prune,
  readManifest,
  sealRelease,
  switchTo,
  type Release,
  type ReleasePage,
  type ReleaseRedirect,
} from "../../release-store/release";
import { withLiveLock } from "../../publisher/locks";
import { rollBack } from "../../publisher/roll-back";

let folder: string;
let releases: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "release-test-"));
  releases = join(folder, "releases");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const html = (title: string, links: string[] = []) =>
  `<!doctype html><title>${title}</title>${links.map((href) => `<a class="x" href="${href}">there</a>`).join("")}`;

type Files = Record<string, string>;

const page = (path: string): ReleasePage => ({ path, route: path, locale: "en" });

/** Pages of so many cases, with the home page that links to them. */
function siteOf(cases: number): { files: Files; pages: ReleasePage[] } {
  const paths = Array.from({ length: cases }, (_, at) => `/cases/${at + 1}`);
  const files = Object.fromEntries(paths.map((path) => [`${path.slice(1)}/index.html`, html(path, ["/"])]));
  return {
    files: { "index.html": html("Home", paths), ...files },
    pages: ["/", ...paths].map((path) => ({ path, route: path === "/" ? "index" : "cases-alias", locale: "en" })),
  };
}

async function make(
  { files, pages }: { files: Files; pages: ReleasePage[] },
  redirects: ReleaseRedirect[] = [],
): Promise<Release> {
  const source = await mkdtemp(join(folder, "public-"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), content);
  }
  return makeRelease({ source, releases, content: "content", code: "code", pages, redirects });
}

async function putLive(site: { files: Files; pages: ReleasePage[] }): Promise<Release> {
  const release = await make(site);
  await sealRelease(releases, release);
  await switchTo(releases, release.id);
  return release;
}

const inode = async (id: string, path: string) => (await stat(join(releases, id, "files", path))).ino;

test("A6: unchanged files are the same files on disk; changed and gone ones are named", async () => {
  const before = await putLive(siteOf(3));
  const { files, pages } = siteOf(2);
  const after = await make({ files: { ...files, "cases/1/index.html": html("Another title", ["/"]) }, pages });
  expect(after.changed.sort()).toEqual(["cases/1/index.html", "index.html"]);
  expect(after.gone).toEqual(["cases/3/index.html"]);
  expect(await inode(after.id, "cases/2/index.html")).toBe(await inode(before.id, "cases/2/index.html"));
  expect(await readFile(join(releases, before.id, "files/cases/1/index.html"), "utf8")).toBe(html("/cases/1", ["/"]));
});

test("A6: a file that cannot be placed is reported when nothing is being written any more, so that all of it can go", async () => {
  const source = await mkdtemp(join(folder, "public-"));
  const paths = Array.from({ length: 15 }, (_, at) => `${at}.js`);
  for (const path of paths) await writeFile(join(source, path), "const one = 1;\n".repeat(20_000));
  const wanted = Object.fromEntries(["gone.js", ...paths].map((path) => [path, { hash: "", size: 300_000 }]));
  const placing = placeFiles({ to: releases, present: {}, wanted, from: (path) => ({ copy: join(source, path) }) });
  await expect(placing).rejects.toThrow("gone.js");
  const all = paths.flatMap((path) => [path, `${path}.br`, `${path}.gz`]);
  expect((await listFiles(releases)).sort()).toEqual(all.sort());
});

test("A6, N11: a good release passes the check, its 404 page answers 404", async () => {
  const { files, pages } = siteOf(3);
  const notFound = { ...page("/404"), route: "404" };
  const site = { files: { ...files, "404/index.html": html("Nothing here", []) }, pages: [...pages, notFound] };
  expect(await checkRelease({ releases, release: await make(site), force: false })).toBe(5);
});

test.each([
  [
    "a page without its HTML",
    { files: siteOf(1).files, pages: [...siteOf(1).pages, page("/about")] },
    "/about was built without",
  ],
  [
    "a link that leads nowhere",
    { files: { "index.html": html("Home", ["/nowhere"]) }, pages: [page("/")] },
    "links to /nowhere, which does not exist",
  ],
  ["a page without a title", { files: { "index.html": "<p>Home</p>" }, pages: [page("/")] }, "/ has no title"],
])("A6: %s is refused, and the live release stays", async (_, site, problem) => {
  const live = await putLive(siteOf(3));
  const release = await make(site);
  await expect(checkRelease({ releases, release, force: false })).rejects.toThrow(problem);
  expect(await liveRelease(releases)).toBe(live.id);
});

test("A6: a page that did not change is looked at again when the page that it leads to is gone", async () => {
  const { files, pages } = siteOf(2);
  await putLive({ files, pages });
  const { "cases/2/index.html": gone, ...rest } = files;
  expect(gone).toBeDefined();
  const release = await make({ files: rest, pages: pages.slice(0, 2) });
  expect(release.changed).toEqual([]);
  await expect(checkRelease({ releases, release, force: false })).rejects.toThrow("links to /cases/2");
});

test("A6: what pages lead to is read once, however many pages go", async () => {
  const about = { "about/index.html": html("About", ["/"]) };
  const { files, pages } = siteOf(3);
  const first = await make({ files: { ...files, ...about }, pages: [...pages, page("/about")] });
  await checkRelease({ releases, release: first, force: false });
  await sealRelease(releases, first);
  await switchTo(releases, first.id);
  // Nothing leads to what is gone.
  const release = await make({ files, pages });
  expect([release.changed, release.gone]).toEqual([[], ["about/index.html"]]);
  for (const file of Object.keys(files)) await rm(join(releases, release.id, "files", file));
  const pagesOnly = { ...release, manifest: { ...release.manifest, pages: [] } };
  expect(await checkRelease({ releases, release: pagesOnly, force: true })).toBe(0);
});

test("A6: a site that collapses is refused until somebody asks for it", async () => {
  await putLive(siteOf(20));
  const release = await make(siteOf(8));
  await expect(checkRelease({ releases, release, force: false })).rejects.toThrow("from 21 pages to 9");
  expect(await checkRelease({ releases, release, force: true })).toBe(9);
});

test("A6: links to the CMS, to files and to other sites are none of the check's business", async () => {
  const links = ["/rss.xml", "/api/cases/en", "/media/a.pdf", "//elsewhere.example/x", "https://elsewhere.example"];
  const site = { files: { "index.html": html("Home", links), "rss.xml": "<rss/>" }, pages: [page("/")] };
  expect(await checkRelease({ releases, release: await make(site), force: false })).toBe(1);
});

test("A6: a link that is no address names its page and the entry that shows it", async () => {
  const cases = { ...page("/cases/north"), route: "cases-alias", entryId: "7" };
  const site = {
    files: { "index.html": html("Home", []), "cases/north/index.html": html("North", ["/100%"]) },
    pages: [page("/"), cases],
  };
  const checked = checkRelease({ releases, release: await make(site), force: false });
  await expect(checked).rejects.toThrow("The page /cases/north links to /100%, which is no valid address");
  await expect(checked).rejects.toMatchObject({ places: [{ list: "cases", id: "7", locale: "en" }] });
});

test("X9: a page with code that its policy does not name is refused, with the page and the code", async () => {
  const script = "<script>go()</script>";
  const hash = inlineCode(script).map((found) => found.hash);
  const checked = async (policy: string, content: string) => {
    const files = { "index.html": html("Home"), "about/index.html": html("About") + content };
    const site = { files: { ...files, ...headerFiles("https://a.example", policy) }, pages: [page("/"), page("/about")] };
    return checkRelease({ releases, release: await make(site), force: false });
  };
  const named = sitePolicy({ scripts: hash, styles: [] });
  expect(await checked(named, `${script}<script type="application/json">{"any":1}</script>`)).toBe(2);
  await expect(checked(named, "<script>steal()</script>")).rejects.toThrow(
    'The page /about has an inline script that its Content-Security-Policy does not name: "steal()"',
  );
  await expect(checked(named, "<style>b{}</style>")).rejects.toThrow('/about has an inline style sheet');
});

test("A6: each redirect within the site is followed once", async () => {
  const checked = async (to: string) => {
    const site = { files: { "index.html": html("Home", []) }, pages: [page("/")] };
    return checkRelease({ releases, release: await make(site, [{ from: "/old", to }]), force: false });
  };
  expect(await checked("/?from=old#top")).toBe(1);
  expect(await checked("https://elsewhere.example/")).toBe(1);
  await expect(checked("/ru/%D0%BD%D0%BE%D0%B2%D0%BE%D0%B5")).rejects.toThrow(
    "The redirect from /old leads to /ru/новое, which does not exist. Change its target (Site, Redirects).",
  );
});

test("A6: keeps as many releases as configured, the live one always, and clears up what was never finished", async () => {
  const ids: string[] = [];
  for (const cases of [1, 2, 3, 4]) ids.push((await putLive(siteOf(cases))).id);
  await switchTo(releases, ids[0] ?? "");
  const unfinished = await make(siteOf(5));
  await prune(releases, 2);
  expect(await listReleases(releases)).toEqual([ids[0], ids[2], ids[3]]);
  expect(await readManifest(releases, unfinished.id)).toBeUndefined();
  await expect(stat(join(releases, unfinished.id))).rejects.toThrow("ENOENT");
});

test("A6: a kept release is put back; one that is gone is not", async () => {
  const first = await putLive(siteOf(1));
  await putLive(siteOf(2));
  expect(await rollBack({ releases, folder: first.id })).toMatchObject({ result: "live", folder: first.id });
  expect(await liveRelease(releases)).toBe(first.id);
  expect(await rollBack({ releases, folder: "../elsewhere" })).toMatchObject({ result: "failed" });
  expect(await liveRelease(releases)).toBe(first.id);
});

test("A6: a release is not put back while another one goes live and takes its place", async () => {
  const first = await putLive(siteOf(1));
  await putLive(siteOf(2));
  let putBack: ReturnType<typeof rollBack> | undefined;
  await withLiveLock(releases, async () => {
    putBack = rollBack({ releases, folder: first.id });
    await prune(releases, 1);
  });
  expect(await putBack).toMatchObject({ result: "failed", reason: expect.stringContaining("no longer kept") });
  const live = await liveRelease(releases);
  expect(await listReleases(releases)).toEqual([live]);
});

test("a link that was left half made by a killed process does not stop the next switch", async () => {
  const { id } = await putLive(siteOf(1));
  await symlink("nowhere", join(releases, `.current-${process.pid}`));
  await switchTo(releases, id);
  expect(await liveRelease(releases)).toBe(id);
});

test("A6: a release is made of one that nobody keeps any more, and costs what has changed; no kept one is touched", async () => {
  const versions = [1, 2, 3, 4, 5, 6].map((version) => {
    const { files, pages } = siteOf(4);
    const own = { [`cases/${(version % 4) + 1}/index.html`]: html(`Version ${version} ${"long ".repeat(200)}`, ["/"]) };
    return { pages, files: { ...files, ...own, [`static/${version}.txt`]: `only in ${version}` } };
  });
  const made: { id: string; files: Files }[] = [];
  for (const version of versions) {
    const { id } = await putLive(version);
    await prune(releases, 2);
    made.push({ id, files: version.files });
    for (const kept of made.slice(-2)) expect(await filesOf(kept.id)).toEqual(kept.files);
  }
  expect(await listReleases(releases)).toEqual(made.slice(-2).map(({ id }) => id));
});

test("A6: between publications the next release is prepared, and making it then touches what has changed alone", async () => {
  const { files, pages } = siteOf(4);
  const before = await putLive({ files, pages });
  await prepareSpare(releases);
  const spare = (await stat(join(releases, ".spare", "files", "cases"))).ino;
  const changed = { ...files, "cases/1/index.html": html("Another title", ["/"]) };
  const { id } = await putLive({ files: changed, pages });
  expect((await stat(join(releases, id, "files", "cases"))).ino).toBe(spare);
  expect(await filesOf(id)).toEqual(changed);
  expect(await filesOf(before.id)).toEqual(files);
});

test("A6: a run that was killed while it took the spare over leaves nothing behind", async () => {
  const site = siteOf(3);
  await putLive(site);
  await putLive(site);
  await prune(releases, 1);
  await rm(join(releases, ".spare", "manifest.json"));
  await writeFile(join(releases, ".spare", "files", "left.html"), "half");
  const { id } = await putLive(site);
  expect(await filesOf(id)).toEqual(site.files);
});

/** What visitors would get of a release; the compressed forms are looked at for being there. */
async function filesOf(id: string): Promise<Files> {
  const names = await listFiles(join(releases, id, "files"));
  const plain = names.filter((name) => !/\.(?:br|gz)$/.test(name));
  const manifest = await readManifest(releases, id);
  const long = plain.filter((name) => (manifest?.files[name]?.size ?? 0) >= 512 && name.endsWith(".html"));
  expect(names.filter((name) => name.endsWith(".br")).sort()).toEqual(long.map((name) => `${name}.br`).sort());
  const read = plain.map(async (name) => [name, await readFile(join(releases, id, "files", name), "utf8")] as const);
  return Object.fromEntries(await Promise.all(read));
}
