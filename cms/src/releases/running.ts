import { mkdir } from "node:fs/promises";
import type { Payload, Where } from "payload";
import type { CmsEnv } from "../env";
import type { Job, Progress } from "payload-releases/publisher/protocol";
import { Mutex } from "async-mutex";
import { publisherToken, withView } from "../public-api/publisher-view";
import { approvedFolders, dropApproved } from "../sets/approved-folders";
import { dropAnswers } from "../public-api/answer-cache";
import { consumeContentError } from "../public-api/content-fault";
import { callDeployHook } from "./deploy-hook";
import { closeVacancies } from "./close-vacancies";
import { everyDayAt } from "payload-kit/every-day";
import { explainFault } from "./explain-fault";
import { startAnnouncer } from "./index-now/running";
import { liveRelease } from "./live-release";
import { startPublisher } from "./publisher";
import { changesOf, gather, markChanged, setLive } from "./queue";
import { createTaskRunner } from "./run-task";
import { arrivals, publisher, showView } from "./state";

/** For releases that a command makes beside this process. */
const LOOK_EVERY = 2000;


/**
 * Starts the publisher: from now on what editors publish goes live. Off (`PUBLISHER=off`) changes are noted and wait.
 * The server wakes it when it listens, for a build reads from it.
 */
export async function startReleases(payload: Payload, env: CmsEnv): Promise<void> {
  const { releases, localUrl, secret, siteUrl } = env;
  publisher.value = { wake: () => undefined, stop: async () => undefined };
  await adoptLiveRelease(payload, releases.folder);
  const look = async () => {
    await adoptLiveRelease(payload, releases.folder);
    // Without a publisher nothing else merges the changes, and each save adds a row.
    if (!releases.isOn) await gather(payload);
  };
  const failed = (error: unknown) =>
    payload.logger.error({ err: error, msg: "The log of releases could not be kept; that is tried again." });
  setInterval(() => void look().catch(failed), LOOK_EVERY).unref();
  if (!releases.isOn) return;
  const { folder, keep, tabsKeptDays, deployHook, resident, nightly } = releases;
  await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
  const apiToken = publisherToken(secret);
  const { longestSilence, target } = releases;
  const site = { apiUrl: localUrl, apiToken, siteUrl };
  const job = { ...site, releases: folder, keep, tabsKeptDays, resident, target, longestSilence };
  let fromNothing = false;
  let lookAgain = false;
  const tasks = createTaskRunner(() => {
    lookAgain = true;
    markChanged(payload, {}).then(wakePublisher, () => undefined);
  });
  // The API answers a build with the content of that build, so only one may run.
  const builds = new Mutex();
  showView.value = (view, task, onProgress) =>
    builds.runExclusive(() =>
      withView(apiToken, view, () => tasks.run({ task: "show", job: { ...job, force: false }, ...task }, onProgress)),
    );
  if (resident && !deployHook) arrivals.value = (picture) => tasks.send({ picture, resident });
  const build = async (asked: Pick<Job, "force" | "again" | "shown">, onProgress: (progress: Progress) => void) => {
    consumeContentError();
    // Another instance may have saved since this one last read the content.
    if (payload.db.name !== "sqlite") dropAnswers();
    const whole = { ...job, ...asked, fromNothing, lookAgain };
    fromNothing = lookAgain = false;
    const outcome = await builds.runExclusive(() => tasks.run({ task: "publish", job: whole }, onProgress));
    return explainFault(payload.config, outcome, consumeContentError());
  };
  const indexNow = deployHook ? undefined : startAnnouncer(payload, env);
  const started = startPublisher({
    payload,
    async publish(release, onProgress) {
      const shown = await approvedFolders(payload);
      const outcome = await (deployHook
        ? callDeployHook(deployHook, JSON.stringify({ changes: changesOf(release) }))
        : build({ force: release.force ?? false, again: release.again, shown }, onProgress));
      if (outcome.result !== "failed") await dropApproved(payload, folder, shown);
      if (outcome.result === "live") indexNow?.announce();
      return outcome;
    },
  });
  publisher.value = {
    wake: started.wake,
    stop: async () => void (await Promise.all([started.stop(), indexNow?.stop()])),
  };
  await lookOnce(payload, folder);
  everyDayAt("00:00Z", (moment) => {
    closeVacancies(payload, moment).then(wakePublisher, (error: unknown) =>
      payload.logger.error({ err: error, msg: "Vacancies could not be closed by their date; that is tried in a day." }),
    );
  });
  if (!nightly || deployHook) return;
  everyDayAt(nightly, () => {
    fromNothing = true;
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
  if (await liveRelease(folder)) return markChanged(payload, {});
  const timer = setInterval(() => {
    liveRelease(folder)
      .then(async (live) => {
        if (!live) return;
        clearInterval(timer);
        await markChanged(payload, {});
        wakePublisher();
      })
      .catch((error: unknown) => payload.logger.error({ err: error, msg: "The first release could not be noted." }));
  }, LOOK_EVERY).unref();
}

/** Says that the site has changed. */
export function wakePublisher(): void {
  publisher.value?.wake();
}

/** Lists the release that is live, when it was made by a command and not by the publisher. */
export async function adoptLiveRelease(payload: Payload, releases: string): Promise<void> {
  const live = await liveRelease(releases);
  if (!live) return;
  // Between the switch and its note, a release that is being built is live already.
  const known: Where = {
    or: [{ slot: { equals: "building" } }, { state: { equals: "live" }, folder: { equals: live.folder } }],
  };
  const { totalDocs } = await payload.count({ collection: "releases", where: known });
  if (totalDocs === 0) await setLive(payload, live.folder, "replaced", live.since);
}
