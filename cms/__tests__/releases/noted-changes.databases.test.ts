/** A6: what the queue of the publisher knows of changes and of schedules. */
import { noted, scheduled } from "../support/noted-changes";
import { provideCms } from "../support/test-cms";

const cms = provideCms();

test("A6: the queue hears of what visitors will see, and of nothing else", async () => {
  expect(await noted(cms.payload)).toEqual([
    "published: published",
    "new draft saved: nothing",
    "new draft saved again: nothing",
    "draft saved: nothing",
    "unpublished: unpublished",
    "published again: published",
    "unpublished by schedule: unpublished",
    "scheduled for later: nothing",
    "published by schedule: published",
    "deleted: deleted",
    "draft deleted: nothing",
    "picture uploaded: nothing",
    "picture described that nothing uses: nothing",
    "published with it: published",
    "picture described that is used: changed",
    "deleted with it: deleted",
    "picture deleted: nothing",
  ]);
});

test("A6: what is scheduled is listed, screens too, the next first", async () => {
  expect(await scheduled(cms.payload)).toEqual(["settings: Site, publish", "cases: A case, unpublish"]);
});
