/** A6: notes of a build's progress in its row of the queue. */
import { markChanged } from "payload-releases/changes";
import { startPublisher } from "payload-releases/work-queue";
import { eventually } from "../support/eventually";
import { provideCms } from "../support/test-cms";

const cms = provideCms();

test("A6: a note that is under way when a build ends undoes nothing of its result", async () => {
  let notes = 0;
  const payload = Object.create(cms.payload, {
    update: {
      value: async (update: Parameters<typeof cms.payload.update>[0]) => {
        const noted = await cms.payload.update(update);
        notes += 1;
        return noted;
      },
    },
  }) as typeof cms.payload;
  const publisher = startPublisher({
    payload,
    async publish(_release, onProgress) {
      onProgress({ step: "switch", percent: 99 });
      return { result: "live", folder: "noted", pages: 9, changedFiles: 1, timings: {} };
    },
  });
  await markChanged(cms.payload, {});
  publisher.wake();
  const row = async () => (await cms.payload.find({ collection: "releases", depth: 0 })).docs[0];
  await eventually(async () => notes > 0 && (await row())?.finishedAt);
  await publisher.stop();
  expect(await row()).toMatchObject({ state: "live", folder: "noted", slot: null, percent: 100 });
});
