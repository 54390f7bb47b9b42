/** What is in use is not deleted: it would vanish from a live page, or end every later publication (A6). */
import { rmSync } from "node:fs";
import { startCms, type RunningCms } from "./support/cms";
import { temporaryCms } from "./support/cms-settings";

const { folder, env } = temporaryCms();
let cms: RunningCms;
beforeAll(async () => (cms = await startCms(env)));
afterAll(async () => {
  await cms.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ["clients", /Case “.+”, Client/],
  ["case-categories", /Case “.+”, Categories/],
  ["services", /Case “.+”, Services/],
  ["job-cities", /Vacancy “.+”, City/],
  ["team-categories", /Team member “.+”, Categories/],
  ["blog-tags", /Article “.+”, Tags/],
  ["cases", /Award “.+”, Case that won it/],
])("A6: one of %s that is in use stays, alone and among many, and the sentence names where", async (list, use) => {
  const sentence = expect.stringMatching(new RegExp(`^This is in use and was not deleted.*${use.source}`));
  expect(await cms.step("deleteUsed", list)).toEqual({ alone: [sentence], together: [sentence], lost: 0 });
});

test.each([
  ["draft", /Case “.+”, Cover/],
  ["text", /Case “.+”, Body/],
  ["screen", /About, Picture for sharing/],
])("A6: a picture that only a %s uses is deleted once it is taken out there", async (place, use) => {
  expect(await cms.step("deletePictureUsed", place)).toEqual({
    refused: [expect.stringMatching(use)],
    afterwards: [],
  });
});
