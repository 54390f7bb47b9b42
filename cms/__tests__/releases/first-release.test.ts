/** The builder starts with the CMS, also where a command makes the first release beside it (A6). */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { publish } from "payload-releases/publisher/publish";
import { publishedSite } from "../../publisher/published-site";
import { temporaryCms, type CmsSettings } from "../support/cms-settings";
import { eventually } from "../support/eventually";
import { buildingProcesses, isRunning, layPublisher, startPlayedSite, type PlayedSite } from "../support/played-site";
import { startPublishingCms, type PublishingCms } from "../support/publishing-cms";

/** Leaves what a run of `gatsby build` would. */
async function build(root: string): Promise<void> {
  await mkdir(path.join(root, "public", "page-data"), { recursive: true });
  await mkdir(path.join(root, ".cache"), { recursive: true });
  await writeFile(path.join(root, "public", "index.html"), "<title>1</title>");
  await writeFile(path.join(root, "public", "page-data", "page-data.json"), "{}");
  const pages = [{ path: "/", route: "page", locale: "en" }];
  await writeFile(path.join(root, ".cache", "pages.json"), JSON.stringify({ pages, redirects: [] }));
}

let folder: string;
let site: PlayedSite;
let settings: CmsSettings;
let cms: PublishingCms;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "first-release-test-"));
  site = await startPlayedSite(folder);
  settings = temporaryCms();
  await layPublisher(folder);
  // The CMS makes it when its publisher starts.
  await rm(site.job.releases, { recursive: true });
  const env = { PORT: String(site.apiPort), SITE_URL: site.job.siteUrl, RELEASES_DIR: site.job.releases };
  cms = startPublishingCms(folder, { ...settings.env, ...env });
});
afterAll(async () => {
  await cms.end(true);
  site.close();
  for (const each of [folder, settings.folder]) await rm(each, { recursive: true, force: true });
});

test("A6: the builder is ready for the first publication after a first release that a command has made", async () => {
  await eventually(() => existsSync(site.job.releases));
  const outcome = await publish({
    site: publishedSite,
    root: folder,
    job: site.job,
    builder: async ({ root, cache }) => {
      await build(root);
      await cache.keep();
      return { isIncremental: false, why: "", saved: Promise.resolve() };
    },
  });
  expect(outcome).toMatchObject({ result: "live" });
  expect(await buildingProcesses(folder)).toEqual({});
  const { builder } = await eventually(async () => {
    const found = await buildingProcesses(folder);
    return found.builder !== undefined && found;
  });
  expect(isRunning(builder)).toBe(true);
});
