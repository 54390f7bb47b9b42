/** Parts of the publisher that run in this process, for the routes, the hooks and the server. */
import { sharedState } from "payload-kit/shared-state";
import type { Progress, ShowOutcome, ShowTask } from "payload-releases/publisher/protocol";
import type { PublisherView } from "../public-api/publisher-view";
import type { Announcer } from "./index-now/announcer";
import type { Publisher } from "./publisher";

/** Builds what a view has for those with a link to it. Rejects nothing: what went wrong is the outcome. */
export type ShowView = (
  view: PublisherView,
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
