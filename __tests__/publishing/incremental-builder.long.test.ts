/**
 * After each kind of edit, the incremental builder's files equal those of a full build.
 */
import path from "node:path";
import { dealt, edit, EDITS } from "./support/edits";
import { openTwins, type TwinSites } from "./support/twin-sites";
import { startApiServer, type ApiServer } from "gatsby-source-custom-api/testing/api-server";
import { makeTemporarySite } from "gatsby-source-custom-api/testing/temporary-site";
import { seeded } from "../../cms/__tests__/support/random";
import { byLength } from "../support/test-length";

const ROOT = path.join(__dirname, "..", "..");
const SMALL_SITE = path.join(ROOT, "__tests__", "fixtures", "plugin-site");
const SEED = 7;
jest.setTimeout(900_000);

// On a small site a second process to build in costs more than it does.
process.env.GATSBY_CPU_COUNT = "1";

let api: ApiServer;
let twins: TwinSites;
beforeAll(async () => {
  api = await startApiServer({ cases: 4, pictures: true });
  twins = await openTwins(ROOT, () => makeTemporarySite(ROOT, SMALL_SITE), api.url);
});
afterAll(async () => {
  await twins.close();
  await api.close();
});

test("A6: after each kind of edit the incremental builder's output is that of a build from nothing", async () => {
  await twins.build();
  const random = seeded(SEED);
  const kinds = byLength(Math.ceil(Object.keys(EDITS).length / 3), Object.keys(EDITS).length);
  const names = dealt(random);
  const builds: boolean[] = [];
  for (let number = 1; number <= kinds; number += 1) {
    if (edit(api.content, names.next().value, random, number) === undefined) continue;
    // Another process goes on from what this one has left.
    if (number === Math.floor(kinds / 2)) twins.restart();
    builds.push((await twins.build()).isIncremental);
  }
  expect(await twins.compare()).toEqual([]);
  expect(builds.filter((isIncremental) => isIncremental).length).toBeGreaterThan(kinds / 2);
});
