import { BuildError } from "gatsby-incremental-builder";
import { said } from "../reasons";
import type { FailedOutcome } from "./protocol";
import { HungError, PublishError } from "./publish-error";
import type { PublishedSite } from "./site";

/** Messages of Node and LMDB for a full disk. */
const FULL = /\bENOSPC\b|no space left on device/i;

/** Turns an error into the reason that editors read, the entries at fault and the text for the log. */
export function explain(
  error: unknown,
  { refsIn }: Pick<PublishedSite, "refsIn">,
): Pick<FailedOutcome, "places" | "log" | "reason" | "said" | "hungFor"> {
  const isKnown = error instanceof PublishError || error instanceof BuildError;
  const message = error instanceof Error ? error.message : String(error);
  const log = isKnown ? error.log : error instanceof Error ? (error.stack ?? message) : message;
  const places = error instanceof PublishError ? error.places : isKnown ? refsIn(message) : [];
  const hung = error instanceof HungError ? { hungFor: error.silence / 1000 } : {};
  return { ...reasonFor(error, `${message}\n${log}`), places, log, ...hung };
}

function reasonFor(error: unknown, whole: string): Pick<FailedOutcome, "reason" | "said"> {
  if (FULL.test(whole)) return said("reasons:diskFull");
  if (error instanceof PublishError) return { reason: error.message, said: error.said };
  // Gatsby's own words.
  if (error instanceof BuildError) return { reason: error.message };
  return said("reasons:unforeseen", { message: error instanceof Error ? error.message : String(error) });
}
