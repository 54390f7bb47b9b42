/** Releases on a real disk: what is taken over, what is kept, what is put back (A6). */
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withLiveLock } from "payload-releases/publisher/locks";
import { rollBack } from "payload-releases/publisher/roll-back";
import { listFiles } from "payload-releases/store/list-files";
import { placeFiles } from "payload-releases/store/place-files";
import { listReleases, liveRelease, prepareSpare, prune, readManifest, switchTo } from "payload-releases/store/release";
import { html, releaseFolder, siteOf, type Files } from "../support/release-folder";

let at: Awaited<ReturnType<typeof releaseFolder>>;
beforeEach(async () => (at = await releaseFolder()));
afterEach(() => at.remove());

const inode = async (id: string, path: string) => (await stat(join(at.releases, id, "files", path))).ino;

test("A6: unchanged files are the same files on disk; changed and gone ones are named", async () => {
  const before = await at.putLive(siteOf(3));
  const { files, pages } = siteOf(2);
  const after = await at.make({ files: { ...files, "cases/1/index.html": html("Another title", ["/"]) }, pages });
  expect(after.changed.sort()).toEqual(["cases/1/index.html", "index.html"]);
  expect(after.gone).toEqual(["cases/3/index.html"]);
  expect(await inode(after.id, "cases/2/index.html")).toBe(await inode(before.id, "cases/2/index.html"));
  expect(await readFile(join(at.releases, before.id, "files/cases/1/index.html"), "utf8")).toBe(html("/cases/1", ["/"]));
});

test("A6: a file that cannot be placed is reported when nothing is being written any more, so that all of it can go", async () => {
  const source = await mkdtemp(join(at.folder, "public-"));
  const paths = Array.from({ length: 15 }, (_, at) => `${at}.js`);
  for (const path of paths) await writeFile(join(source, path), "const one = 1;\n".repeat(20_000));
  const wanted = Object.fromEntries(["gone.js", ...paths].map((path) => [path, { hash: "", size: 300_000 }]));
  const placing = placeFiles({ to: at.releases, present: {}, wanted, from: (path) => ({ copy: join(source, path) }) });
  await expect(placing).rejects.toThrow("gone.js");
  const all = paths.flatMap((path) => [path, `${path}.br`, `${path}.gz`]);
  expect((await listFiles(at.releases)).sort()).toEqual(all.sort());
});

test("A6: keeps as many releases as configured, the live one always, and clears up what was never finished", async () => {
  const ids: string[] = [];
  for (const cases of [1, 2, 3, 4]) ids.push((await at.putLive(siteOf(cases))).id);
  await switchTo(at.releases, ids[0] ?? "");
  const unfinished = await at.make(siteOf(5));
  await prune(at.releases, 2);
  expect(await listReleases(at.releases)).toEqual([ids[0], ids[2], ids[3]]);
  expect(await readManifest(at.releases, unfinished.id)).toBeUndefined();
  await expect(stat(join(at.releases, unfinished.id))).rejects.toThrow("ENOENT");
});

test("A6: a kept release is put back; one that is gone is not", async () => {
  const first = await at.putLive(siteOf(1));
  await at.putLive(siteOf(2));
  expect(await rollBack({ releases: at.releases, folder: first.id })).toMatchObject({ result: "live", folder: first.id });
  expect(await liveRelease(at.releases)).toBe(first.id);
  expect(await rollBack({ releases: at.releases, folder: "../elsewhere" })).toMatchObject({ result: "failed" });
  expect(await liveRelease(at.releases)).toBe(first.id);
});

test("A6: a release is not put back while another one goes live and takes its place", async () => {
  const first = await at.putLive(siteOf(1));
  await at.putLive(siteOf(2));
  let putBack: ReturnType<typeof rollBack> | undefined;
  await withLiveLock(at.releases, async () => {
    putBack = rollBack({ releases: at.releases, folder: first.id });
    await prune(at.releases, 1);
  });
  expect(await putBack).toMatchObject({ result: "failed", reason: expect.stringContaining("no longer kept") });
  const live = await liveRelease(at.releases);
  expect(await listReleases(at.releases)).toEqual([live]);
});

test("a link that was left half made by a killed process does not stop the next switch", async () => {
  const { id } = await at.putLive(siteOf(1));
  await symlink("nowhere", join(at.releases, `.current-${process.pid}`));
  await switchTo(at.releases, id);
  expect(await liveRelease(at.releases)).toBe(id);
});

test("A6: a release is made of one that nobody keeps any more, and costs what has changed; no kept one is touched", async () => {
  const versions = [1, 2, 3, 4, 5, 6].map((version) => {
    const { files, pages } = siteOf(4);
    const own = { [`cases/${(version % 4) + 1}/index.html`]: html(`Version ${version} ${"long ".repeat(200)}`, ["/"]) };
    return { pages, files: { ...files, ...own, [`static/${version}.txt`]: `only in ${version}` } };
  });
  const made: { id: string; files: Files }[] = [];
  for (const version of versions) {
    const { id } = await at.putLive(version);
    await prune(at.releases, 2);
    made.push({ id, files: version.files });
    for (const kept of made.slice(-2)) expect(await filesOf(kept.id)).toEqual(kept.files);
  }
  expect(await listReleases(at.releases)).toEqual(made.slice(-2).map(({ id }) => id));
});

test("A6: between publications the next release is prepared, and making it then touches what has changed alone", async () => {
  const { files, pages } = siteOf(4);
  const before = await at.putLive({ files, pages });
  await prepareSpare(at.releases);
  const spare = (await stat(join(at.releases, ".spare", "files", "cases"))).ino;
  const changed = { ...files, "cases/1/index.html": html("Another title", ["/"]) };
  const { id } = await at.putLive({ files: changed, pages });
  expect((await stat(join(at.releases, id, "files", "cases"))).ino).toBe(spare);
  expect(await filesOf(id)).toEqual(changed);
  expect(await filesOf(before.id)).toEqual(files);
});

test("A6: a run that was killed while it took the spare over leaves nothing behind", async () => {
  const site = siteOf(3);
  await at.putLive(site);
  await at.putLive(site);
  await prune(at.releases, 1);
  await rm(join(at.releases, ".spare", "manifest.json"));
  await writeFile(join(at.releases, ".spare", "files", "left.html"), "half");
  const { id } = await at.putLive(site);
  expect(await filesOf(id)).toEqual(site.files);
});

/** Contents of a release's files; of compressed forms only their presence. */
async function filesOf(id: string): Promise<Files> {
  const names = await listFiles(join(at.releases, id, "files"));
  const plain = names.filter((name) => !/\.(?:br|gz)$/.test(name));
  const manifest = await readManifest(at.releases, id);
  const long = plain.filter((name) => (manifest?.files[name]?.size ?? 0) >= 512 && name.endsWith(".html"));
  expect(names.filter((name) => name.endsWith(".br")).sort()).toEqual(long.map((name) => `${name}.br`).sort());
  const read = plain.map(async (name) => [name, await readFile(join(at.releases, id, "files", name), "utf8")] as const);
  return Object.fromEntries(await Promise.all(read));
}
