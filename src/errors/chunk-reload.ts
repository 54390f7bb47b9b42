import { TIMINGS } from "../site/timings";

const NAME = "chunk-reload";

/** Whether a chunk failed to load, in the words of webpack: most often because a newer release has replaced it. */
export function isChunkError(cause: unknown): boolean {
  return cause instanceof Error && /^Loading (?:CSS )?chunk \S+ failed/.test(cause.message);
}

/** Whether the minute since the last time is over; begins the next one if so. */
function takeTurn(): boolean {
  try {
    const now = Date.now();
    const last = Number(sessionStorage.getItem(NAME) ?? -Infinity);
    // A clock that was set back must not bar the way for good.
    if (Math.abs(now - last) < TIMINGS.errors.reloadEveryMs) return false;
    sessionStorage.setItem(NAME, String(now));
    return true;
  } catch {
    // Without storage the reloads could loop.
    return false;
  }
}

/**
 * The one guard for every way in which a chunk's failure arrives: reloads the page, at most once in 60 s (G4). Never
 * while offline: the browser's own error page would replace a page that can still be read.
 * @param reload replaces `location.reload`
 * @returns whether it did
 */
export function reloadForChunk(cause: unknown, reload = () => window.location.reload()): boolean {
  if (!isChunkError(cause) || !navigator.onLine || !takeTurn()) return false;
  reload();
  return true;
}
