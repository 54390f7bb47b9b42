/** The publication badge of an entry (X4). */
import type { ReleaseNote } from "payload-releases/status";
import { standingFailure, stateOfEntry, type Entry } from "payload-releases/entry-state";

const ME: Entry = { list: "cases", id: "7", isPublic: true, isChanged: false, isScheduled: false };
const DRAFT: Entry = { ...ME, isPublic: false, isChanged: true };
const CHANGED: Entry = { ...ME, isChanged: true };
const FAULT = { list: "cases", id: "7", field: "cover" };

/** @param ids of the cases that it was made because of */
function release(state: ReleaseNote["state"], ids: string[] = [], more: Partial<ReleaseNote> = {}): ReleaseNote {
  const at = "2026-11-21T12:00:00Z";
  const changes = ids.map((id) => ({ list: "cases", id, title: "", action: "published" as const, by: "", at }));
  return {
    ...{ id: 1, state, step: null, percent: 0, changes, reason: null, places: [], log: null, pages: null, way: null },
    ...{ createdAt: at, startedAt: null, finishedAt: null, liveAt: state === "live" ? at : null, isKept: true },
    ...more,
  };
}

const failed = (ids: string[], places: ReleaseNote["places"]) => release("failed", ids, { places });
const [othersLive, mineLive] = [release("live", ["1"]), release("live", ["7"])];

test.each<[string, Entry, ReleaseNote[], ReturnType<typeof stateOfEntry>["state"]]>([
  ["a draft beside a site that is live", DRAFT, [othersLive], "draft"],
  ["a draft while another entry is built", DRAFT, [release("building", ["1"]), othersLive], "draft"],
  ["a draft with a time", { ...DRAFT, isScheduled: true }, [othersLive], "scheduled"],
  ["a draft that is newer than what is live", CHANGED, [mineLive], "changed"],
  ["such a draft while what is live is built anew", CHANGED, [release("building", ["7"]), mineLive], "changed"],
  ["such a draft with a time", { ...CHANGED, isScheduled: true }, [mineLive], "scheduled"],
  ["a draft with a time while it is taken off the site", { ...DRAFT, isScheduled: true }, [release("building", ["7"])], "scheduled"],
  ["an entry that is being taken off the site", DRAFT, [release("building", ["7"]), mineLive], "building"],
  ["an entry that was taken off it", DRAFT, [mineLive], "draft"],
  ["what is published and waits", ME, [release("waiting", ["7"]), othersLive], "waiting"],
  ["what is published and not built anew", ME, [release("building", ["1"]), mineLive], "live"],
  ["what another release replaced", ME, [othersLive, release("replaced", ["7"])], "live"],
  ["what has not changed lately", ME, [release("failed", ["1"]), othersLive], "live"],
  ["what is newer than the release that was put back", ME, [release("rolled-back", ["7"]), othersLive], "rolled-back"],
  ["what is in the release that was put back", ME, [release("rolled-back", ["1"]), mineLive], "live"],
  ["an entry whose release failed", ME, [failed(["7"], [FAULT]), othersLive], "failed"],
  ["an entry that ends the releases of others", ME, [failed(["1"], [FAULT]), othersLive], "failed"],
  ["what a later release brought along", ME, [othersLive, failed(["7"], [])], "live"],
  ["what a later release is to bring along", ME, [release("building", ["1"]), failed(["7"], []), othersLive], "building"],
])("%s", (_, entry, releases, state) => {
  expect(stateOfEntry(entry, releases).state).toBe(state);
});

test("the field at fault is its own where it has one, else another entry's", () => {
  const other = { list: "blog-posts", id: "2" };
  expect(stateOfEntry(ME, [failed(["7"], [other, FAULT])]).fault).toEqual(FAULT);
  expect(stateOfEntry(ME, [failed(["7"], [other])]).fault).toEqual(other);
});

test("live is said with the moment of the release that brought the entry, and with none for what has long been live", () => {
  expect(stateOfEntry(ME, [release("building", ["1"]), mineLive]).release).toBe(mineLive);
  expect(stateOfEntry(ME, [othersLive, failed(["7"], [])]).release).toBe(othersLive);
  expect(stateOfEntry(ME, [othersLive]).release).toBeUndefined();
});

test("a failure stands until a release goes live, also while the next one is built", () => {
  const broken = failed(["7"], [FAULT]);
  expect(standingFailure([broken, mineLive])).toBe(broken);
  expect(standingFailure([release("building", ["7"]), broken, mineLive])).toBe(broken);
  expect(standingFailure([mineLive, broken])).toBeUndefined();
  expect(standingFailure([])).toBeUndefined();
});
