import { mkdir } from "node:fs/promises";
import { Mutex } from "async-mutex";
import type { Payload, Where } from "payload";
import { every, everyDayAt } from "payload-kit/clock";
import { changesOf, gather, markChanged } from "./changes";
import { callDeployHook } from "./deploy-hook";
import { startAnnouncer } from "./index-now/start-announcer";
import { guardsOf, type ReleasesOptions } from "./options";
import type { Job, Outcome, Progress } from "./publisher/protocol";
import { setLive } from "./queue";
import { RELEASES } from "./rows";
import { createTaskRunner } from "./run-task";
import { arrivals, publisher, showView } from "./state";
import { liveSince } from "./store/release";
import { startPublisher } from "./work-queue";

/** Seconds between two looks for releases that a command makes beside this process. */
const LOOK_EVERY = 2;

/**
 * Starts the publisher: from now on what editors publish goes live. Where it is off, changes are noted and wait.
 * The server wakes it when it listens, for a build reads from it.
 */
export async function startReleases(payload: Payload, options: ReleasesOptions): Promise<void> {
  const { folder, isOn } = options.settings;
  publisher.value = { wake: () => undefined, stop: async () => undefined };
  await adoptLiveRelease(payload, folder);
  const look = async () => {
    await adoptLiveRelease(payload, folder);
    // Without a publisher nothing else merges the changes, and each save adds a row.
    if (!isOn) await gather(payload);
  };
  every(LOOK_EVERY, look, (error) =>
    payload.logger.error({ err: error, msg: "The log of releases could not be kept; that is tried again." }),
  );
  if (!isOn) return;
  await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
  await publishFromNowOn(payload, options);
  await lookOnce(payload, folder);
}

type PublishedJob = Pick<Job, "force" | "again" | "shown">;

interface Builds {
  build(asked: PublishedJob, onProgress: (progress: Progress) => void): Promise<Outcome>;
  /** Has the next build made without caches. */
  buildFromNothing(): void;
}

/** Builds in the publisher's process, one at a time: the API answers a build with the content of that build. */
function startBuilds(payload: Payload, options: ReleasesOptions): Builds {
  const { api, beforeBuild, explain, process, settings, siteUrl } = options;
  const { deployHook, folder, keep, longestSilence, resident, tabsKeptDays, target } = settings;
  const site = { apiUrl: api.url, apiToken: api.token, siteUrl };
  const job = { ...site, releases: folder, keep, tabsKeptDays, resident, target, longestSilence };
  let fromNothing = false;
  let lookAgain = false;
  const tasks = createTaskRunner(process, () => {
    lookAgain = true;
    markChanged(payload, {}).then(wakePublisher, () => undefined);
  });
  const builds = new Mutex();
  showView.value = (around, task, onProgress) =>
    builds.runExclusive(() =>
      around(() => tasks.run({ task: "show", job: { ...job, force: false }, ...task }, onProgress)),
    );
  if (resident && !deployHook) arrivals.value = (picture) => tasks.send({ picture, resident });
  return {
    async build(asked, onProgress) {
      beforeBuild?.(payload);
      const whole = { ...job, ...asked, fromNothing, lookAgain };
      fromNothing = lookAgain = false;
      const outcome = await builds.runExclusive(() => tasks.run({ task: "publish", job: whole }, onProgress));
      return explain?.(payload, outcome) ?? outcome;
    },
    buildFromNothing: () => void (fromNothing = true),
  };
}

async function publishFromNowOn(payload: Payload, options: ReleasesOptions): Promise<void> {
  const { deployHook, folder, nightly } = options.settings;
  const guards = guardsOf(payload);
  const { build, buildFromNothing } = startBuilds(payload, options);
  const indexNow = deployHook ? undefined : startAnnouncer(payload, options.settings);
  const started = startPublisher({
    ...{ payload, heldBackBy: guards?.heldBackBy },
    async publish(release, onProgress) {
      const shown = (await guards?.approvedFolders(payload)) ?? [];
      const { again, force } = release;
      const outcome = await (deployHook
        ? callDeployHook(deployHook, JSON.stringify({ changes: changesOf(release) }))
        : build({ force: force ?? false, again, shown }, onProgress));
      if (outcome.result !== "failed") await guards?.dropApproved(payload, folder, shown);
      if (outcome.result === "live") indexNow?.announce();
      return outcome;
    },
  });
  publisher.value = {
    wake: started.wake,
    stop: async () => void (await Promise.all([started.stop(), indexNow?.stop()])),
  };
  if (!nightly || deployHook) return;
  everyDayAt(nightly, () => {
    buildFromNothing();
    markChanged(payload, {}).then(wakePublisher, (error: unknown) =>
      payload.logger.error({ err: error, msg: "The nightly build could not be noted; it is tried again in a day." }),
    );
  });
}

/**
 * Queues a full check, for changes that were saved while no publisher ran, and warms up the builder. Without a first
 * release there is nothing to update: a command makes it, and the builder starts once it exists.
 */
async function lookOnce(payload: Payload, folder: string): Promise<void> {
  if (await liveSince(folder)) return markChanged(payload, {});
  const end = every(
    LOOK_EVERY,
    async () => {
      if (!(await liveSince(folder))) return;
      end();
      await markChanged(payload, {});
      wakePublisher();
    },
    (error) => payload.logger.error({ err: error, msg: "The first release could not be noted." }),
  );
}

/** Says that the site has changed. */
export function wakePublisher(): void {
  publisher.value?.wake();
}

/** Lists the release that is live, when it was made by a command and not by the publisher. */
export async function adoptLiveRelease(payload: Payload, releases: string): Promise<void> {
  const live = await liveSince(releases);
  if (!live) return;
  // Between the switch and its note, a release that is being built is live already.
  const known: Where = {
    or: [{ slot: { equals: "building" } }, { state: { equals: "live" }, folder: { equals: live.folder } }],
  };
  const { totalDocs } = await payload.db.count({ collection: RELEASES, where: known });
  if (totalDocs === 0) await setLive(payload, live.folder, live.since);
}
