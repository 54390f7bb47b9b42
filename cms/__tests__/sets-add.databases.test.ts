/** X12: two editors add to a set at the same moment, and it holds what both added. */
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });

test("X12: drafts that are added to a set at the same moment are all in it", async () => {
  const { payload } = cms;
  const set = await payload.create({ collection: "sets", data: { name: "Campaign", phase: "open" } });
  const { docs } = await payload.find({ collection: "cases", limit: 4, sort: "id", depth: 0 });
  const added = [...docs.map(({ id }) => ({ list: "cases", id: String(id) })), { list: "page-home", id: "" }];
  const answers = await Promise.all(added.map((entry) => cms.api("POST", `/sets/${set.id}/add`, entry)));
  const { publish, screens } = await payload.findByID({ collection: "sets", id: set.id, depth: 0 });
  const cases = publish?.map(({ value }) => Number(value)).sort((one, other) => one - other);
  expect({ answers: answers.map(({ status }) => status), cases, screens }).toEqual({
    answers: added.map(() => 200),
    cases: docs.map(({ id }) => id),
    screens: ["page-home"],
  });
});
