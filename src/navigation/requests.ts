import { TIMINGS } from "../site/timings";

/** State of the progress indicator. */
export type Progress = "idle" | "loading" | "failed";

/**
 * Counts the requests in progress (N29): loading while above zero. The indicator follows with a delay, so that short
 * ones show nothing; a failure shows at once.
 */
export function createRequests() {
  const listeners = new Set<() => void>();
  let pending = 0;
  let progress: Progress = "idle";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Progress) => {
    clearTimeout(timer);
    if (next === progress) return;
    progress = next;
    for (const listener of listeners) listener();
  };
  const begin = () => {
    pending += 1;
    if (progress === "failed") show("idle");
    if (pending === 1) timer = setTimeout(() => show("loading"), TIMINGS.progress.displayDelayMs);
  };
  const end = () => {
    pending -= 1;
    if (pending === 0 && progress !== "failed") show("idle");
  };
  const fail = () => {
    end();
    show("failed");
    timer = setTimeout(() => show(pending > 0 ? "loading" : "idle"), TIMINGS.progress.failureMs);
  };

  return {
    /** Counts a request until it is settled, and hands it back as it is. */
    track<Answer>(request: Promise<Answer>): Promise<Answer> {
      begin();
      request.then(end, fail);
      return request;
    },
    pending: () => pending,
    progress: () => progress,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The requests of this window: navigations and forms. */
export const requests = createRequests();
