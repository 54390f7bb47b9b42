/** Which request the running code works for, and the headers by which a server in front of Payload says so. */
import { AsyncLocalStorage } from "node:async_hooks";

declare global {
  // Next bundles routes and start-up separately, and a server is outside both: only globalThis is shared by all three.
  var payloadRequestContext: AsyncLocalStorage<string> | undefined;
}

/** Carries the id of a request, in responses and in what the server passes on. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Carries a visitor's address; the server drops one that a visitor sends. */
export const CLIENT_ADDRESS = "x-client-address";

/** Does work for a request, so that whatever it logs carries the request's id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  globalThis.payloadRequestContext ??= new AsyncLocalStorage();
  return globalThis.payloadRequestContext.run(id, work);
}

/** Id of the request that is worked for; undefined for work of no request. */
export function currentRequestId(): string | undefined {
  return globalThis.payloadRequestContext?.getStore();
}
