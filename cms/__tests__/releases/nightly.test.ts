/** The nightly full build, which verifies the incremental builder's output. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Builder } from "gatsby-incremental-builder";
import type { Payload } from "payload";
import { claimNight } from "payload-kit/claim-night";
import type { Job } from "../../publisher/protocol";
import { publish } from "../../publisher/publish";
import { listReleases, liveRelease, switchTo } from "../../release-store/release";
import { startNightlyBackups } from "payload-backup/nightly";
import { everyDayAt } from "payload-kit/every-day";

vi.mock("payload-kit/claim-night", () => ({ claimNight: vi.fn(async () => false) }));

describe("every day at a time of day", () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 2, 1, 3, 59, 30) }));
  afterEach(() => vi.useRealTimers());

  test("calls when it is that time, and a day later again", () => {
    const run = vi.fn();
    const end = everyDayAt("04:00", run);
    vi.advanceTimersByTime(29_000);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(run).toHaveBeenCalledTimes(2);
    end();
    vi.advanceTimersByTime(48 * 3_600_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("what the machine slept through is done once", () => {
    const run = vi.fn();
    const end = everyDayAt("04:00", run);
    vi.setSystemTime(new Date(2026, 2, 6, 12));
    vi.advanceTimersByTime(30_000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(run).toHaveBeenCalledWith(new Date(2026, 2, 6, 12, 0, 30));
    vi.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    end();
  });

  test("a timer that fires a millisecond early is told the day that was meant, and calls once", () => {
    vi.setSystemTime(new Date("2026-03-01T23:59:30Z"));
    const run = vi.fn();
    const end = everyDayAt("00:00Z", run);
    vi.setSystemTime(Date.now() - 1);
    vi.advanceTimersByTime(30_000);
    expect(new Date().toISOString()).toBe("2026-03-01T23:59:59.999Z");
    expect(run.mock.calls).toEqual([[new Date("2026-03-02T00:00:00Z")]]);
    vi.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    end();
  });

  test("a backup at midnight is that of the night that begins, however early its timer fires", () => {
    vi.setSystemTime(new Date("2026-03-01T23:59:30Z"));
    startNightlyBackups({} as Payload, "00:00Z", { module: "", cwd: "" });
    vi.setSystemTime(Date.now() - 1);
    vi.advanceTimersByTime(30_000);
    expect(claimNight).toHaveBeenCalledWith({}, "backup", new Date("2026-03-02T00:00:00Z"));
  });
});

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
  const atNight = () => publish({ root, job: { ...job, fromNothing: true }, builder });

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "nightly-test-"));
    api = createServer((_, response) => response.end("[]")).listen(0, "127.0.0.1");
    await once(api, "listening");
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const releases = path.join(root, "releases");
    job = { apiUrl, siteUrl: "", releases, keep: 3, tabsKeptDays: 7, force: false, resident: null };
    [title, found] = ["One", []];
    await publish({ root, job, builder });
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
    await publish({ root, job: { ...job, force: true }, builder });
    const [first = ""] = await listReleases(job.releases);
    await switchTo(job.releases, first);
    title = "Three";
    expect(await atNight()).toMatchObject({ result: "unchanged" });
    expect(await liveRelease(job.releases)).toBe(first);
  });
});
