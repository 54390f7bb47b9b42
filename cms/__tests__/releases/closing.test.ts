/** A vacancy leaves the site at its date, though nobody changes it (N6). */
import { rmSync } from "node:fs";
import { startCms, type RunningCms } from "../support/cms";
import { temporaryCms } from "../support/cms-settings";

const { folder, env } = temporaryCms();
let cms: RunningCms;
beforeAll(async () => (cms = await startCms(env)));
afterAll(async () => {
  await cms.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ["its last day has a minute left", "2027-03-10", "2027-03-10T23:59:00.000Z", 0],
  ["its last day has ended", "2027-03-10", "2027-03-11T00:00:00.000Z", 1],
  ["it ended days ago and the machine slept", "2027-03-05", "2027-03-11T08:00:00.000Z", 1],
  ["it was closed already when the site was built", "2027-02-20", "2027-03-11T00:00:00.000Z", 0],
])("%s", async (_, lastDay, now, count) => {
  const waiting = await cms.step("closeVacancies", { lastDay, now });
  expect(waiting).toHaveLength(count);
  if (count > 0) expect(waiting).toEqual([expect.objectContaining({ list: "jobs", action: "closed", by: "" })]);
});
