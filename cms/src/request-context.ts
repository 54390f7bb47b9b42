/** Which request the running code works for. */
import { AsyncLocalStorage } from "node:async_hooks";

declare global {
  // Next bundles routes and start-up separately, and the server is outside both: only globalThis is shared by all
  // three.
  var cmsRequestContext: AsyncLocalStorage<string> | undefined;
}

/** Name of the header that carries the id, in answers and in what the server hands to the CMS. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Does work for a request, so that whatever it logs carries the request's id (X10). */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  globalThis.cmsRequestContext ??= new AsyncLocalStorage();
  return globalThis.cmsRequestContext.run(id, work);
}

/** Id of the request that is worked for; undefined for what the CMS does by itself. */
export function currentRequestId(): string | undefined {
  return globalThis.cmsRequestContext?.getStore();
}
