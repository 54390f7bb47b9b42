/** The publisher's queue on both databases (A6, X4). */
import { KINDS, provideDatabases } from "../support/both-databases";

interface Seen {
  together: object;
  noted: string[];
  scheduled: string[];
  claimedByOne: object;
  failedAndUnchanged: object;
  putBack: object;
  interruptedForEver: string[];
  killed: string[][];
  longLog: object;
  gathered: object;
  adopted: object;
}

const tell = provideDatabases();

describe.each(KINDS)("A6: the queue on %s", (kind) => {
  let seen: Seen;
  beforeAll(async () => void (seen = (await tell("queue-process", kind)) as Seen));

  test("bulk publications and saves at once wait for no note, and all are noted", () => {
    expect(seen.together).toEqual({ saved: 40, areNoted: true });
  });

  test("hears of what visitors will see, and of nothing else", () => {
    expect(seen.noted).toEqual([
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

  test("what is scheduled is listed, screens too, the next first", () => {
    expect(seen.scheduled).toEqual(["settings: Site, publish", "cases: A case, unpublish"]);
  });

  test("gathers changes, and of several that want the row one gets it", () => {
    expect(seen.claimedByOne).toEqual({
      early: null,
      waiting: ["1", "3", "2"],
      notes: 3,
      claims: 1,
      meanwhile: null,
      during: ["live", "building", "waiting"],
      after: ["replaced one", "live two", "waiting null"],
    });
  });

  test("says why a build failed, and leaves no trace of one that changed nothing", () => {
    expect(seen.failedAndUnchanged).toEqual({ state: "failed", reason: "The case has no cover.", rows: 3 });
  });

  test("begins anew with what a killed instance was building", () => {
    expect(seen.putBack).toEqual({ lost: "failed", changes: ["7"], force: false, again: true });
  });

  test("a build that is interrupted repeatedly is given up after three times, and says so", () => {
    expect(seen.interruptedForEver).toEqual([
      expect.stringMatching(/begun again/),
      expect.stringMatching(/begun again/),
      expect.stringMatching(/interrupted 3 times.*Publish now/),
    ]);
  });

  test("a build whose process is killed is begun again by itself", () => {
    expect(seen.killed).toEqual([["15"], ["15"], ["15"]]);
  });

  test("a log of any length ends the release, with its beginning and its end", () => {
    expect(seen.longLog).toEqual({
      state: "failed",
      slot: null,
      isCut: true,
      begins: "first line",
      ends: "last line",
      why: "That is why.",
    });
  });

  test("edits made while a build runs are exactly one more build", () => {
    expect(seen.gathered).toEqual({ builds: [1, 10], waiting: 0 });
  });

  test("a release that a command made is live since its switch, and is listed once", () => {
    expect(seen.adopted).toEqual([{ state: "live", isSince: true }]);
  });
});
