import { sharedState } from "payload-kit/shared-state";
import type { ContentError } from "./content-error";

const fault = sharedState<ContentError>("public-api.content-fault");

/** Keeps what the API could not answer for: the client gets no details, the publisher of this process wants to know (X4). */
export function recordContentError(error: ContentError): void {
  fault.value = error;
}

/** Returns and clears the last content error. */
export function consumeContentError(): ContentError | undefined {
  const last = fault.value;
  fault.value = undefined;
  return last;
}
