/** A6, X4: the publisher's queue. */
import { lutimes, mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { byLength } from "../../../__tests__/support/test-length";
import type { Outcome } from "payload-releases/publisher/protocol";
import { startPublisher } from "payload-releases/work-queue";
import { changesOf, gather, markChanged } from "payload-releases/changes";
import { databaseOf } from "payload-kit/database";
import { claim, finish, putBackAbandoned, setLive, type Claimed } from "payload-releases/queue";
import { adoptLiveRelease } from "payload-releases/running";
import type { Change } from "payload-releases/states";
import type { Release } from "../../src/payload-types";
import { eventually } from "../support/eventually";
import { caseData } from "../support/noted-changes";
import { provideCms } from "../support/test-cms";
import { publisher } from "payload-releases/state";

const cms = provideCms();

const change = (id: string): Change => ({
  list: "cases",
  id,
  title: `Case ${id}`,
  action: "published",
  by: "editor@example.com",
  at: new Date().toISOString(),
});
const live = (folder: string): Outcome => ({ result: "live", folder, pages: 9, changedFiles: 1, timings: {} });
const failed: Extract<Outcome, { result: "failed" }> = {
  result: "failed",
  step: "build",
  reason: "The case has no cover.",
  places: [{ list: "cases", id: "1" }],
  log: "a log",
  timings: {},
};

async function rows(): Promise<Release[]> {
  return (await cms.payload.find({ collection: "releases", sort: "id", depth: 0, pagination: false })).docs;
}

/** A waiting release is ready a second after its first change. */
const claimWhenReady = () => eventually(() => claim(cms.payload));

const killedOnce: Outcome = { ...failed, reason: "The publisher was stopped (SIGKILL).", wasKilled: true };
const claimIfWaiting = async () => ((await gather(cms.payload)).length > 0 ? claimWhenReady() : undefined);

describe("A6: the queue", () => {
  test("bulk publications and saves at once wait for no note, and all are noted", async () => {
    // So many editors publish three cases each in one transaction, while as many others save one each.
    const editors = byLength(6, 10);
    const ids: number[] = [];
    for (let at = 0; at < 4 * editors; at += 1) {
      ids.push((await cms.payload.create({ collection: "cases", data: caseData(`case-${at}`) })).id);
    }
    publisher.value = { wake: () => undefined, stop: async () => undefined };
    const publishThree = async (own: number[]) => {
      const data = { year: 2025 };
      return (await cms.payload.update({ collection: "cases", where: { id: { in: own } }, data })).docs.length;
    };
    const saveOne = async (id: number) => {
      await cms.payload.update({ collection: "cases", id, data: { lead: "Another lead." } });
      return 1;
    };
    const edits = Array.from({ length: editors }, (_, at) => [
      publishThree(ids.slice(at * 4, at * 4 + 3)),
      saveOne(ids[at * 4 + 3] ?? 0),
    ]);
    const saved = await Promise.all(edits.flat());
    const noted = (await gather(cms.payload)).map(({ id }) => Number(id)).sort();
    publisher.value = undefined;
    await cms.payload.delete({ collection: "cases", where: {} });
    await cms.payload.delete({ collection: "release-changes", where: {} });
    await cms.payload.delete({ collection: "releases", where: {} });
    expect({
      saved: saved.reduce((sum, count) => sum + count, 0),
      areNoted: JSON.stringify(noted) === JSON.stringify([...ids].sort()),
    }).toEqual({ saved: 4 * editors, areNoted: true });
  });

  test("gathers changes, and of several that want the row one gets it", async () => {
    await markChanged(cms.payload, { change: change("1") });
    const early = await claim(cms.payload);
    for (const id of ["2", "3", "2"]) await markChanged(cms.payload, { change: change(id) });
    const waiting = await gather(cms.payload);
    const { totalDocs: notes } = await cms.payload.count({ collection: "release-changes" });
    await claimWhenReady().then((release) => finish(cms.payload, release, live("one")));
    await markChanged(cms.payload, { change: change("4") });
    const claims = await eventually(async () => {
      const several = await Promise.all([claim(cms.payload), claim(cms.payload), claim(cms.payload)]);
      return several.some(Boolean) && several;
    });
    const [building] = claims.filter((release) => release !== undefined);
    await markChanged(cms.payload, { change: change("5") });
    const meanwhile = await claim(cms.payload);
    const during = (await rows()).map(({ state }) => state);
    if (building) await finish(cms.payload, building, live("two"));
    expect({
      early: early ?? null,
      waiting: waiting.map(({ id }) => id),
      notes,
      claims: claims.filter(Boolean).length,
      meanwhile: meanwhile ?? null,
      during,
      after: (await rows()).map(({ state, folder }) => `${state} ${folder}`),
    }).toEqual({
      early: null,
      waiting: ["1", "3", "2"],
      notes: 3,
      claims: 1,
      meanwhile: null,
      during: ["live", "building", "waiting"],
      after: ["replaced one", "live two", "waiting null"],
    });
  });

  test("says why a build failed, and leaves no trace of one that changed nothing", async () => {
    await finish(cms.payload, await claimWhenReady(), failed);
    const afterFailure = (await rows()).at(-1);
    await markChanged(cms.payload, { change: change("6") });
    await finish(cms.payload, await claimWhenReady(), { result: "unchanged", folder: "two" });
    expect({ state: afterFailure?.state, reason: afterFailure?.reason, rows: (await rows()).length }).toEqual({
      state: "failed",
      reason: "The case has no cover.",
      rows: 3,
    });
  });

  test("begins anew with what a killed instance was building", async () => {
    // As after a loss of power in the middle of a build.
    await markChanged(cms.payload, { change: change("7") });
    const lost = await claimWhenReady();
    await cms.payload.update({ collection: "releases", id: lost.id, data: { lease: new Date(0).toISOString() } });
    await putBackAbandoned(cms.payload);
    const again = await claimWhenReady();
    await finish(cms.payload, again, live("three"));
    expect({
      lost: (await cms.payload.findByID({ collection: "releases", id: lost.id })).state,
      changes: changesOf(again).map(({ id }) => id),
      force: again.force,
      again: again.again,
    }).toEqual({ lost: "failed", changes: ["7"], force: false, again: true });
  });

  test("a build that is interrupted repeatedly is given up after three times, and says so", async () => {
    // A build that ends its process whenever it is begun.
    await markChanged(cms.payload, { change: change("13") });
    const reasons: (string | null | undefined)[] = [];
    for (let release: Claimed | undefined = await claimWhenReady(); release; release = await claimIfWaiting()) {
      await cms.payload.update({ collection: "releases", id: release.id, data: { lease: new Date(0).toISOString() } });
      await putBackAbandoned(cms.payload);
      reasons.push((await cms.payload.findByID({ collection: "releases", id: release.id })).reason);
    }
    expect(reasons).toEqual([
      expect.stringMatching(/begun again/),
      expect.stringMatching(/begun again/),
      expect.stringMatching(/interrupted 3 times.*Publish now/),
    ]);
  });

  test("a database that fails at a claim is heard of", async () => {
    const { drizzle } = databaseOf(cms.payload);
    const { update } = drizzle;
    drizzle.update = () => ({
      set: () => ({ where: () => ({ returning: () => Promise.reject(new Error("The disk is full.")) }) }),
    });
    await expect(claim(cms.payload)).rejects.toThrow("The disk is full.");
    drizzle.update = update;
  });

  test("a newer release counts as rolled back once an earlier one is live again", async () => {
    await setLive(cms.payload, "2026-01-02");
    await setLive(cms.payload, "2026-01-03");
    await setLive(cms.payload, "2026-01-02");
    const states = (await rows()).map(({ state, folder }) => `${folder} ${state}`);
    expect(states).toEqual(expect.arrayContaining(["2026-01-02 live", "2026-01-03 rolled-back"]));
  });

  test("a build whose process is killed is begun again by itself", async () => {
    // A publisher whose process is killed twice, as where memory is short.
    await markChanged(cms.payload, { change: change("15") });
    const outcomes = [killedOnce, killedOnce, live("fifteen")];
    const builds: string[][] = [];
    const publisher = startPublisher({
      payload: cms.payload,
      async publish(release) {
        builds.push(changesOf(release).map(({ id }) => id));
        return outcomes[builds.length - 1] ?? failed;
      },
    });
    publisher.wake();
    await eventually(async () => (await rows()).at(-1)?.folder === "fifteen");
    await publisher.stop();
    expect(builds).toEqual([["15"], ["15"], ["15"]]);
  });

  test("a log of any length ends the release, with its beginning and its end", async () => {
    // The output of a tool is of any length, and has any characters.
    const log = `first line\n${"é😀\0".repeat(40_000)}\nlast line`;
    await markChanged(cms.payload, { change: change("14") });
    const { id } = await claimWhenReady();
    await finish(cms.payload, { id }, { ...failed, log, reason: `${"why? ".repeat(20_000)}That is why.` });
    const { state, slot, log: kept, reason } = await cms.payload.findByID({ collection: "releases", id });
    // Everything else that is saved of the row goes through the checks of its fields.
    await cms.payload.update({ collection: "releases", id, data: { percent: 100 } });
    const isCut = [kept, reason].every((text) => Number(text?.length) < 40_000);
    expect({ state, slot, isCut, begins: kept?.slice(0, 10), ends: kept?.slice(-9), why: reason?.slice(-12) }).toEqual({
      state: "failed",
      slot: null,
      isCut: true,
      begins: "first line",
      ends: "last line",
      why: "That is why.",
    });
  });

  test("edits made while a build runs are exactly one more build", async () => {
    const builds: string[][] = [];
    let edited: Promise<unknown> | undefined;
    const publisher = startPublisher({
      payload: cms.payload,
      publish: async (release) => {
        builds.push(changesOf(release).map(({ id }) => id));
        edited ??= Promise.all(
          Array.from({ length: 10 }, (_, at) => markChanged(cms.payload, { change: change(String(100 + at)) })),
        );
        await edited;
        return live(`build ${builds.length}`);
      },
    });
    await markChanged(cms.payload, { change: change("8") });
    publisher.wake();
    await eventually(
      async () => (await rows()).at(-1)?.folder === "build 2" && (await rows()).at(-1)?.state === "live",
    );
    await publisher.stop();
    expect({
      builds: builds.map((ids) => ids.length),
      waiting: (await rows()).filter(({ slot }) => slot).length,
    }).toEqual({ builds: [1, 10], waiting: 0 });
  });

  test("a release that a command made is live since its switch, and is listed once", async () => {
    // A release that a command made live an hour ago is listed when the log is first opened.
    const { folder } = cms.env.releases;
    const current = path.join(folder, "current");
    await mkdir(folder, { recursive: true });
    await symlink("made-by-command/files", current);
    const since = new Date(Date.now() - 3_600_000);
    await lutimes(current, since, since);
    await Promise.all([adoptLiveRelease(cms.payload, folder), adoptLiveRelease(cms.payload, folder)]);
    const { docs } = await cms.payload.find({
      collection: "releases",
      where: { folder: { equals: "made-by-command" } },
    });
    expect(docs.map(({ state, liveAt }) => ({ state, isSince: liveAt === since.toISOString() }))).toEqual([
      { state: "live", isSince: true },
    ]);
  });
});
