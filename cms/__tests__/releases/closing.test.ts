/** N6: a vacancy leaves the site at its date, without any change by an editor. */
import { closeVacancies } from "../../src/start-up/close-vacancies";
import { provideCms } from "../support/test-cms";

const cms = provideCms({ content: "demo" });

test.each([
  ["its last day has a minute left", "2027-03-10", "2027-03-10T23:59:00.000Z", 0],
  ["its last day has ended", "2027-03-10", "2027-03-11T00:00:00.000Z", 1],
  ["it ended days ago and the machine slept", "2027-03-05", "2027-03-11T08:00:00.000Z", 1],
  ["it was closed already when the site was built", "2027-02-20", "2027-03-11T00:00:00.000Z", 0],
])("%s", async (_, lastDay, now, count) => {
  const { payload } = cms;
  await payload.delete({ collection: "releases", where: {} });
  await payload.create({ collection: "releases", data: { state: "live", finishedAt: "2027-03-01T12:00:00.000Z" } });
  const { docs } = await payload.find({ collection: "jobs", sort: "sort", limit: 1, depth: 0 });
  const data = { validThrough: `${lastDay}T12:00:00.000Z`, _status: "published" } as const;
  await payload.update({ collection: "jobs", id: docs[0]?.id ?? 0, data });
  await payload.delete({ collection: "release-changes", where: {} });
  await closeVacancies(payload, new Date(now));
  const waiting = await payload.find({ collection: "release-changes", depth: 0 });
  const closed = { change: expect.objectContaining({ list: "jobs", action: "closed", by: "" }) };
  expect(waiting.docs).toEqual(Array.from({ length: count }, () => expect.objectContaining(closed)));
});
