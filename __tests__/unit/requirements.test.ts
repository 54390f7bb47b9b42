import { coverageOf, readRequirements, testTitles } from "../support/requirements";

const LIST = `# Rows
- **L1** must: one table
- **N1** home
`;

describe("the coverage of requirements", () => {
  it("reads a row from each list item", () => {
    expect(readRequirements(LIST)).toEqual([
      { id: "L1", isRequired: true, what: "one table" },
      { id: "N1", isRequired: false, what: "home" },
    ]);
  });

  it.each([
    ['test("L1: one table", () => {})', ["L1"]],
    ['test.describe("L1, N1: both", () => {})', ["L1", "N1"]],
    ['it.each([1])("L1: of %s", () => {})', ["L1"]],
    ["for (const path of []) test(`N1: ${path}`, () => {})", ["N1"]],
    ["describe.each`a`('L1: tagged', () => {})", ["L1"]],
    ['testWithEditor("L1: with an account of its own", async ({ editor }) => {})', ["L1"]],
    ['longTest("L1: only in the long form", () => {})', ["L1"]],
    ['test.skip("L1: not run", () => {})', []],
    ['test("knows L1: no", () => {})', []],
    ['expect("L1: no test").toBe(1)', []],
    ['const text = `test("L1: in a text", () => {})`', []],
  ])("finds the ids at the beginning of titles: %s", (source, ids) => {
    expect(testTitles("a.test.ts", source).map(({ id }) => id)).toEqual(ids);
  });

  it("reports which rows have no test, which must have a journey and have none, and which ids nobody knows", () => {
    const titles = [
      { id: "L1", file: "unit/a.test.ts" },
      { id: "Z9", file: "e2e/b.spec.ts" },
    ];
    const { rows, unproven, untested, unknown } = coverageOf(readRequirements(LIST), titles);
    expect(rows[0]?.tests).toHaveLength(1);
    expect(unproven).toEqual(["L1"]);
    expect(untested).toEqual(["N1"]);
    expect(unknown).toEqual([{ id: "Z9", file: "e2e/b.spec.ts" }]);
    const journey = { id: "L1", file: "e2e/a.spec.ts" };
    expect(coverageOf(readRequirements(LIST), [journey]).unproven).toEqual([]);
  });
});
