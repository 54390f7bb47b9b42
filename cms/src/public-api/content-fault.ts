import type { ContentError } from "./content-error";

declare global {
  // Next bundles the API and start-up apart: only what hangs on globalThis is one for both.
  var cmsContentFault: ContentError | undefined;
}

/** Keeps what the API could not answer for: the client gets no details, the publisher of this process wants to know (X4). */
export function recordContentError(fault: ContentError): void {
  globalThis.cmsContentFault = fault;
}

/** Returns and clears the last content error. */
export function consumeContentError(): ContentError | undefined {
  const fault = globalThis.cmsContentFault;
  globalThis.cmsContentFault = undefined;
  return fault;
}
