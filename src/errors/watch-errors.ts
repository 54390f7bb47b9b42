import { isChunkError, reloadForChunk } from "./chunk-reload";
import { errorState } from "./page-error";
import { report } from "./reporter";

function handle(event: Event, cause: unknown): void {
  // Gatsby's own handler reloads too, but without a limit.
  if (isChunkError(cause)) event.stopImmediatePropagation();
  if (!reloadForChunk(cause)) report(errorState(cause, true));
}

/** Listens for uncaught errors. Call it before Gatsby's own code runs, which does so too. */
export function watchErrors(): void {
  window.addEventListener("error", (event) => {
    // Pictures that do not load send an event without an error.
    if (event.error) handle(event, event.error);
  });
  window.addEventListener("unhandledrejection", (event) => handle(event, event.reason));
}
