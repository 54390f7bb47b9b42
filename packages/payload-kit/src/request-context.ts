/** Which request the running code works for, and the headers by which a server in front of Payload says so. */
import { AsyncLocalStorage } from "node:async_hooks";
import { sharedState } from "./shared-state";

const context = sharedState<AsyncLocalStorage<string>>("payload-kit.request-context");

/** Carries the id of a request, in responses and in what the server passes on. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Carries a visitor's address; the server drops one that a visitor sends. */
export const CLIENT_ADDRESS = "x-client-address";

/** Does work for a request, so that whatever it logs carries the request's id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  context.value ??= new AsyncLocalStorage();
  return context.value.run(id, work);
}

/** Id of the request that is worked for; undefined for work of no request. */
export function currentRequestId(): string | undefined {
  return context.value?.getStore();
}
