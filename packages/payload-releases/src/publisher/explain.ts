import { BuildError } from "gatsby-incremental-builder";
import type { FailedOutcome } from "./protocol";
import { HungError, PublishError } from "./publish-error";
import type { PublishedSite } from "./site";

/** Messages of Node and LMDB for a full disk. */
const FULL = /\bENOSPC\b|no space left on device/i;
const FULL_REASON =
  "The disk is full. Free about 2 GB (old releases are in the folder of releases), then publish again.";

/** Turns an error into the reason that editors read, the entries at fault and the text for the log. */
export function explain(
  error: unknown,
  site: Pick<PublishedSite, "refsIn">,
): Pick<FailedOutcome, "places" | "log" | "reason" | "hungFor"> {
  if (error instanceof HungError) return { ...describeError(error, site), hungFor: error.silence / 1000 };
  return describeError(error, site);
}

function describeError(
  error: unknown,
  { refsIn }: Pick<PublishedSite, "refsIn">,
): Pick<FailedOutcome, "places" | "log" | "reason"> {
  if (error instanceof PublishError || error instanceof BuildError) {
    const { message, log } = error;
    const places = error instanceof BuildError ? refsIn(message) : error.places;
    return { reason: FULL.test(`${message}\n${log}`) ? FULL_REASON : message, places, log };
  }
  const log = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const message = error instanceof Error ? error.message : log;
  return { reason: FULL.test(log) ? FULL_REASON : `Something unforeseen went wrong: ${message}`, places: [], log };
}
