/** The nightly full build, which verifies the incremental builder's output. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Builder } from "gatsby-incremental-builder";
import type { Job } from "payload-releases/publisher/protocol";
import { publish } from "payload-releases/publisher/publish";
import { listReleases, liveRelease, switchTo } from "payload-releases/store/release";
import { publishedSite } from "../../publisher/published-site";

describe("a build from nothing", () => {
  let root: string;
  let api: Server;
  let job: Job;
  let title: string;
  /** Whether each build found the caches of the previous one. */
  let found: { nodes: boolean; bundles: boolean }[];

  const builder: Builder = async ({ cache }) => {
    const [nodes, bundles] = [".cache/redux", ".cache/webpack"].map((name) => path.join(root, name));
    found.push({ nodes: existsSync(nodes ?? ""), bundles: existsSync(bundles ?? "") });
    for (const folder of [nodes ?? "", bundles ?? "", path.join(root, "public")])
      await mkdir(folder, { recursive: true });
    await writeFile(path.join(root, "public", "index.html"), `<title>${title}</title>`);
    const pages = [{ path: "/", route: "index", locale: "en" }];
    await writeFile(path.join(root, ".cache", "pages.json"), JSON.stringify({ pages, redirects: [] }));
    await cache.keep();
    return { isIncremental: false, why: "", saved: Promise.resolve() };
  };
  const atNight = () => publish({ site: publishedSite, root, job: { ...job, fromNothing: true }, builder });

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "nightly-test-"));
    api = createServer((_, response) => response.end("[]")).listen(0, "127.0.0.1");
    await once(api, "listening");
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const releases = path.join(root, "releases");
    job = { apiUrl, siteUrl: "", releases, keep: 3, tabsKeptDays: 7, force: false, resident: null };
    [title, found] = ["One", []];
    await publish({ site: publishedSite, root, job, builder });
  });
  afterEach(async () => {
    api.close();
    await rm(root, { recursive: true, force: true });
  });

  test("finds nothing of the last one but the bundles, and leaves no release that says the same", async () => {
    const before = await listReleases(job.releases);
    expect(await atNight()).toEqual({ result: "unchanged", folder: before[0] });
    expect(found).toEqual([
      { nodes: false, bundles: false },
      { nodes: false, bundles: true },
    ]);
    expect(await listReleases(job.releases)).toEqual(before);
    expect(await liveRelease(job.releases)).toBe(before[0]);
  });

  test("goes live where it says something else", async () => {
    title = "Two";
    expect(await atNight()).toMatchObject({ result: "live", changedFiles: 1, why: "the nightly build from nothing" });
    expect(await listReleases(job.releases)).toHaveLength(2);
  });

  test("leaves an older release that somebody has put back", async () => {
    title = "Two";
    await publish({ site: publishedSite, root, job: { ...job, force: true }, builder });
    const [first = ""] = await listReleases(job.releases);
    await switchTo(job.releases, first);
    title = "Three";
    expect(await atNight()).toMatchObject({ result: "unchanged" });
    expect(await liveRelease(job.releases)).toBe(first);
  });
});
