import { TIMINGS } from "../site/timings";

const NAME = "chunk-reload";

/**
 * Whether an error is webpack's for a chunk that failed to load, most often because a newer release has replaced it.
 */
export function isChunkError(cause: unknown): boolean {
  return cause instanceof Error && /^Loading (?:CSS )?chunk \S+ failed/.test(cause.message);
}

/** Whether the last reload is more than a minute ago; if so, starts the next minute. */
function claimReload(): boolean {
  try {
    const now = Date.now();
    const last = Number(sessionStorage.getItem(NAME) ?? -Infinity);
    // If the clock was set back, the reload must not be blocked for longer.
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
  if (!isChunkError(cause) || !navigator.onLine || !claimReload()) return false;
  reload();
  return true;
}
