/** Takes the publisher's queue through its states on the database of the environment, and prints what it saw. */
import { lutimes, mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import type { Outcome } from "../../publisher/protocol";
import { startPublisher } from "../../src/releases/publisher";
import {
  changesOf,
  claim,
  finish,
  gather,
  markChanged,
  putBackAbandoned,
  type Claimed,
} from "../../src/releases/queue";
import { adoptLiveRelease } from "../../src/releases/running";
import type { Change } from "../../src/releases/states";
import type { Release } from "../../src/payload-types";
import { openCms } from "../../src/start-up/open-cms";
import { eventually } from "./eventually";
import { caseData, noted, scheduled } from "./noted-changes";
import { printResult } from "./result";

const { env, payload } = await openCms();

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
  return (await payload.find({ collection: "releases", sort: "id", depth: 0, pagination: false })).docs;
}

/** What waits is ready a second after its first change. */
const claimWhenReady = () => eventually(() => claim(payload));

async function claimedByOne() {
  await markChanged(payload, { change: change("1") });
  const early = await claim(payload);
  for (const id of ["2", "3", "2"]) await markChanged(payload, { change: change(id) });
  const waiting = await gather(payload);
  const { totalDocs: notes } = await payload.count({ collection: "release-changes" });
  await claimWhenReady().then((release) => finish(payload, release, live("one")));
  await markChanged(payload, { change: change("4") });
  const claims = await eventually(async () => {
    const several = await Promise.all([claim(payload), claim(payload), claim(payload)]);
    return several.some(Boolean) && several;
  });
  const [building] = claims.filter((release) => release !== undefined);
  await markChanged(payload, { change: change("5") });
  const meanwhile = await claim(payload);
  const during = (await rows()).map(({ state }) => state);
  if (building) await finish(payload, building, live("two"));
  return {
    early: early ?? null,
    waiting: waiting.map(({ id }) => id),
    notes,
    claims: claims.filter(Boolean).length,
    meanwhile: meanwhile ?? null,
    during,
    after: (await rows()).map(({ state, folder }) => `${state} ${folder}`),
  };
}

async function failedAndUnchanged() {
  await finish(payload, await claimWhenReady(), failed);
  const afterFailure = (await rows()).at(-1);
  await markChanged(payload, { change: change("6") });
  await finish(payload, await claimWhenReady(), { result: "unchanged", folder: "two" });
  return { state: afterFailure?.state, reason: afterFailure?.reason, rows: (await rows()).length };
}

/** As after a loss of power in the middle of a build. */
async function putBack() {
  await markChanged(payload, { change: change("7") });
  const lost = await claimWhenReady();
  await payload.update({ collection: "releases", id: lost.id, data: { lease: new Date(0).toISOString() } });
  await putBackAbandoned(payload);
  const again = await claimWhenReady();
  await finish(payload, again, live("three"));
  return {
    lost: (await payload.findByID({ collection: "releases", id: lost.id })).state,
    changes: changesOf(again).map(({ id }) => id),
    force: again.force,
    again: again.again,
  };
}

/** A build that ends its process whenever it is begun. */
async function interruptedForEver() {
  await markChanged(payload, { change: change("13") });
  const reasons: (string | null | undefined)[] = [];
  for (let release: Claimed | undefined = await claimWhenReady(); release; release = await claimIfWaiting()) {
    await payload.update({ collection: "releases", id: release.id, data: { lease: new Date(0).toISOString() } });
    await putBackAbandoned(payload);
    reasons.push((await payload.findByID({ collection: "releases", id: release.id })).reason);
  }
  return reasons;
}

/** A publisher whose process is killed twice, as where memory is short. */
async function killed() {
  await markChanged(payload, { change: change("15") });
  const outcomes = [killedOnce, killedOnce, live("fifteen")];
  const builds: string[][] = [];
  const publisher = startPublisher({
    payload,
    async publish(release) {
      builds.push(changesOf(release).map(({ id }) => id));
      return outcomes[builds.length - 1] ?? failed;
    },
  });
  publisher.wake();
  await eventually(async () => (await rows()).at(-1)?.folder === "fifteen");
  await publisher.stop();
  return builds;
}

const killedOnce: Outcome = { ...failed, reason: "The publisher was stopped (SIGKILL).", wasKilled: true };
const claimIfWaiting = async () => ((await gather(payload)).length > 0 ? claimWhenReady() : undefined);

/** What a tool prints is of any length, and has any characters. */
async function longLog() {
  const log = `first line\n${"é😀\0".repeat(40_000)}\nlast line`;
  await markChanged(payload, { change: change("14") });
  const { id } = await claimWhenReady();
  await finish(payload, { id }, { ...failed, log, reason: `${"why? ".repeat(20_000)}That is why.` });
  const { state, slot, log: kept, reason } = await payload.findByID({ collection: "releases", id });
  // Everything else that is saved of the row goes through the checks of its fields.
  await payload.update({ collection: "releases", id, data: { percent: 100 } });
  const isCut = [kept, reason].every((text) => Number(text?.length) < 40_000);
  return { state, slot, isCut, begins: kept?.slice(0, 10), ends: kept?.slice(-9), why: reason?.slice(-12) };
}

/** Ten edits while a build runs are one more build. */
async function gathered() {
  const builds: string[][] = [];
  let edited: Promise<unknown> | undefined;
  const publisher = startPublisher({
    payload,
    publish: async (release) => {
      builds.push(changesOf(release).map(({ id }) => id));
      edited ??= Promise.all(
        Array.from({ length: 10 }, (_, at) => markChanged(payload, { change: change(String(100 + at)) })),
      );
      await edited;
      return live(`build ${builds.length}`);
    },
  });
  await markChanged(payload, { change: change("8") });
  publisher.wake();
  await eventually(async () => (await rows()).at(-1)?.folder === "build 2" && (await rows()).at(-1)?.state === "live");
  await publisher.stop();
  return { builds: builds.map((ids) => ids.length), waiting: (await rows()).filter(({ slot }) => slot).length };
}

/** A case that passes its checks. */
/** Ten editors publish three cases each in one transaction, while ten others save one each. */
async function together() {
  const ids: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    ids.push((await payload.create({ collection: "cases", data: caseData(`case-${at}`) })).id);
  }
  globalThis.cmsPublisher = { wake: () => undefined, stop: async () => undefined };
  const publishThree = async (own: number[]) => {
    const data = { year: 2025 };
    return (await payload.update({ collection: "cases", where: { id: { in: own } }, data })).docs.length;
  };
  const saveOne = async (id: number) => {
    await payload.update({ collection: "cases", id, data: { lead: "Another lead." } });
    return 1;
  };
  const edits = Array.from({ length: 10 }, (_, at) => [
    publishThree(ids.slice(at * 4, at * 4 + 3)),
    saveOne(ids[at * 4 + 3] ?? 0),
  ]);
  const saved = await Promise.all(edits.flat());
  const noted = (await gather(payload)).map(({ id }) => Number(id)).sort();
  globalThis.cmsPublisher = undefined;
  await payload.delete({ collection: "cases", where: {} });
  await payload.delete({ collection: "release-changes", where: {} });
  await payload.delete({ collection: "releases", where: {} });
  return {
    saved: saved.reduce((sum, count) => sum + count, 0),
    areNoted: JSON.stringify(noted) === JSON.stringify([...ids].sort()),
  };
}

/** A release that a command made live an hour ago is listed when the log is first opened. */
async function adopted() {
  const { folder } = env.releases;
  const current = path.join(folder, "current");
  await mkdir(folder, { recursive: true });
  await symlink("made-by-command/files", current);
  const since = new Date(Date.now() - 3_600_000);
  await lutimes(current, since, since);
  await Promise.all([adoptLiveRelease(payload, folder), adoptLiveRelease(payload, folder)]);
  const { docs } = await payload.find({ collection: "releases", where: { folder: { equals: "made-by-command" } } });
  return docs.map(({ state, liveAt }) => ({ state, isSince: liveAt === since.toISOString() }));
}

printResult({
  together: await together(),
  noted: await noted(payload),
  scheduled: await scheduled(payload),
  claimedByOne: await claimedByOne(),
  failedAndUnchanged: await failedAndUnchanged(),
  putBack: await putBack(),
  interruptedForEver: await interruptedForEver(),
  killed: await killed(),
  longLog: await longLog(),
  gathered: await gathered(),
  adopted: await adopted(),
});
await payload.destroy();
process.exit(0);
