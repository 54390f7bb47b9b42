/** Parts of the publisher that run in this process, for the routes, the hooks and the server. */
import { sharedState } from "payload-kit/shared-state";
import type { Progress, ShowOutcome, ShowTask } from "./publisher/protocol";
import type { Announcer } from "./index-now/announcer";
import type { Publisher } from "./work-queue";

/**
 * Builds a release that is visible by link only. Rejects nothing: a failure is an outcome.
 * @param around does the build while the content API answers it with the content that is to be shown
 */
export type ShowView = (
  around: <Result>(build: () => Promise<Result>) => Promise<Result>,
  task: Pick<ShowTask, "as" | "before" | "isApproved">,
  onProgress: (progress: Progress) => void,
) => Promise<ShowOutcome>;

/** Not there in commands that run beside the CMS. */
export const publisher = sharedState<Publisher>("releases.publisher");
/** Not there where the publisher is off. */
export const showView = sharedState<ShowView>("releases.show-view");
/** Takes the path of a copy of a picture; not there without a resident builder. */
export const arrivals = sharedState<(picture: string) => void>("releases.arrivals");
/** Not there where no search engine is told. */
export const announcer = sharedState<Announcer>("releases.announcer");
/** Bytes that the process of the incremental builder has taken; not there before the first build. */
export const builderMemory = sharedState<number>("releases.builder-memory");
