/**
 * The CMS is killed at random moments of a publication, alone or with all that it has started: visitors notice nothing
 * (A6).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { byLength } from "../../../__tests__/support/test-length";
import { temporaryCms, type CmsSettings } from "../support/cms-settings";
import { eventually } from "../support/eventually";
import { buildingProcesses, isRunning, layPublisher, startPlayedSite, type PlayedSite } from "../support/played-site";
import { startPublishingCms, type PublishingCms } from "../support/publishing-cms";
import { seeded } from "../support/random";

/** Kills of the CMS alone, and as many of all processes at once. */
const ROUNDS = byLength(1, 10);
/** From an edit until its release is live takes about so long, with the debounce and the start of the publisher. */
const LONGEST = 2500;
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let folder: string;
let site: PlayedSite;
let settings: CmsSettings;
let cms: PublishingCms;
const random = seeded(7);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "killed-test-"));
  site = await startPlayedSite(folder);
  settings = temporaryCms();
  await layPublisher(folder);
  cms = startCms();
});
afterAll(async () => {
  await cms.end(true);
  site.close();
  for (const each of [folder, settings.folder]) await rm(each, { recursive: true, force: true });
});

const startCms = () =>
  startPublishingCms(folder, {
    ...settings.env,
    ...{ PORT: String(site.apiPort), RELEASES_DIR: site.job.releases, RELEASES_KEPT: "3" },
  });

/** An editor publishes: the API says something else from now on. */
function edit(): void {
  site.version = String(Number(site.version) + 1);
  cms.edit(site.version);
}

const atRandom = () => new Promise((resolve) => setTimeout(resolve, random() * LONGEST));
const untilLive = () => eventually(async () => (await site.live()) === Number(site.version));

test("A6: the site served is whole while the CMS is killed, and what was published goes live at its next start", async () => {
  edit();
  await untilLive();
  const stop = site.watch();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const isAll of [false, true]) {
      edit();
      await atRandom();
      const left = await buildingProcesses(folder);
      await cms.end(isAll);
      // The publisher exits with its parent, without a message.
      await eventually(async () => !isRunning(left.publisher) && !isRunning(left.builder));
      expect([Number(site.version), Number(site.version) - 1]).toContain(await site.live());
      cms = startCms();
      await untilLive();
    }
  }
  const { requests, faults } = await stop();
  console.info(`${2 * ROUNDS} kills, ${requests} answers looked at, ${faults.length} mixed or failed`);
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(100);
});
