/** X12: whatever becomes of an entry, its set is put back, and only what was shown and nobody has used since is touched. */
import { KINDS, provideDatabases } from "./support/both-databases";

interface Outcome {
  refused: string[];
  phase: string;
}

interface Left {
  reason: string;
  places: object[];
  /** What could not be put back. */
  are: object[];
}

interface Told {
  gaps: Outcome & { was: Titles; is: Titles; isBuilt: boolean; left: Left };
  undone: Outcome;
  drafts: { was: object; live: string[]; back: object; draft: string };
  removed: boolean[];
  moved: Outcome;
  redirected: Outcome;
  started: Outcome & { isAsItWas: boolean };
  /** Statuses of the saves of an editor who writes alone, by the way in which the entry changes by itself. */
  alone: Record<string, number[]>;
  former: unknown;
  atOnce: (Outcome & { isAsItWas: boolean[]; hasVersions: boolean })[];
}

type Titles = Record<string, string>;

const run = provideDatabases();

describe.each(KINDS)("on %s", (kind) => {
  let told: Told;
  beforeAll(async () => {
    told = (await run("sets-put-back-process", kind)) as Told;
  });

  test("X12: it is put back although an entry was deleted since, or can no longer be published as it was", () => {
    const { is, was, left, ...outcome } = told.gaps;
    expect(outcome).toEqual({ refused: [], phase: "put-back", isBuilt: true });
    expect(is).toEqual({ ...was, invalid: "Of the set" });
    // Its form says so, and leads there.
    expect(left).toEqual({ reason: expect.stringMatching(/^It is put back, but/), places: left.are, are: left.are });
  });

  test("X12: one that fails on its way is open again, also when not all of it can be undone", () => {
    expect(told.undone).toEqual({ refused: [expect.stringContaining("It could not go live")], phase: "open" });
  });

  test("X12: what visitors saw comes back when so many drafts were saved since that its version is gone", () => {
    const { was, live, back, draft } = told.drafts;
    expect(live).toEqual(["Draft 25", "Draft 25"]);
    expect(back).toEqual(was);
    expect(draft).toBe("Draft 25");
  });

  test("X12: what it removes is deleted, but never what somebody has published since, whether it still is or not", () => {
    expect(told.removed).toEqual([false, true, false]);
  });

  test("X12: put back when its month is over, it comes back whole, or is deleted whole and says so", () => {
    expect(told.atOnce).toEqual([
      { refused: [], phase: "put-back", isAsItWas: [true], hasVersions: true },
      { refused: [expect.stringContaining("deleted")], phase: "live", isAsItWas: [], hasVersions: false },
    ]);
  });

  test("X12: what is moved or added while it is compared does not go live unseen", () => {
    const isOpen = { refused: [expect.stringContaining("was changed a moment ago")], phase: "open" };
    expect([told.moved, told.redirected]).toEqual([isOpen, isOpen]);
  });

  test("A5: an entry that changes by itself is no conflict for an editor who writes alone, and keeps its earlier addresses", () => {
    expect(Object.entries(told.alone).filter(([, statuses]) => statuses.some((status) => status !== 200))).toEqual([]);
    expect(Object.keys(told.alone)).toHaveLength(14);
    expect(told.former).toEqual([expect.stringMatching(/^alone-/), expect.stringMatching(/^renamed-\d/)]);
  });

  test("X12: it does not go live half known when another instance has opened it again", () => {
    expect(told.started).toEqual({ refused: [expect.stringContaining("interrupted")], phase: "open", isAsItWas: true });
  });
});
