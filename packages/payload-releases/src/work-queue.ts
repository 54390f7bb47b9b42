import type { Payload } from "payload";
import type { Outcome, Progress } from "./publisher/protocol";
import { changesOf } from "./changes";
import type { HeldBackBy } from "./options";
import {
  claim,
  finish,
  forgetFinished,
  nextReady,
  noteProgress,
  putBack,
  putBackAbandoned,
  type Claimed,
} from "./queue";
import { requestsOf } from "./states";

export interface Publisher {
  /** Says that something may be waiting. */
  wake(): void;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

export interface PublisherOptions {
  readonly payload: Payload;
  /** Brings the content to the visitors; never throws. */
  readonly publish: (release: Claimed, onProgress: (progress: Progress) => void) => Promise<Outcome>;
  readonly heldBackBy?: HeldBackBy | undefined;
}

/** Other instances' changes are noticed after this many milliseconds. */
const LONGEST_SLEEP = 2_000;
/** Progress is written down no more often than this. */
const PROGRESS_EVERY = 400;
const HEARTBEAT = 15_000;
/** While another instance builds, this one looks again after so long. */
const SHORTEST_SLEEP = 250;

/**
 * Publishes what the queue holds, one build after another, for as long as the process lives (A6). Changes that come while
 * a build runs wait together for the next one.
 */
export function startPublisher({ payload, publish, heldBackBy }: PublisherOptions): Publisher {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  async function pass(): Promise<void> {
    await forgetFinished(payload);
    await putBackAbandoned(payload);
    while (!stopped) {
      const release = await claim(payload, heldBackBy);
      if (!release) return;
      const changes = changesOf(release);
      const origin = { release: release.id, requests: requestsOf(changes) };
      payload.logger.info({ ...origin, msg: `Publishing: ${changes.length} changes` });
      const outcome = await publishWithNotes(release, origin);
      // It reads from a server that is going: not its own fault. The next start begins it again.
      if (stopped && outcome.result === "failed") return;
      if (outcome.result === "failed" && outcome.wasKilled) await putBack(payload, release);
      else await finish(payload, release, outcome);
      payload.logger.info({ ...origin, ...logOf(outcome) });
    }
  }

  async function publishWithNotes(release: Claimed, origin: object): Promise<Outcome> {
    let latest: Progress = { step: "fetch", percent: 0 };
    const notes = throttle(() => noteProgress(payload, release.id, latest));
    // A long step says nothing for a while; the row must not look abandoned.
    const heartbeat = setInterval(notes.add, HEARTBEAT);
    try {
      return await publish(release, (progress) => {
        if (progress.step !== latest.step)
          payload.logger.debug({ ...origin, step: progress.step, msg: "Publishing goes on" });
        latest = progress;
        notes.add();
      });
    } finally {
      clearInterval(heartbeat);
      // A note writes the whole row, and would undo the result that is written next.
      await notes.written();
    }
  }

  function wake(): void {
    clearTimeout(timer);
    if (stopped || running) return;
    running = pass()
      .catch((error: unknown) => payload.logger.error({ err: error, msg: "The queue of releases could not be read." }))
      .then(() => sleepTime(payload))
      .then((milliseconds) => {
        running = undefined;
        if (!stopped) timer = setTimeout(wake, milliseconds).unref();
      });
  }

  return {
    wake() {
      // A change that was queued during a run is built right after it.
      if (running) void running.then(wake);
      else wake();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Log line of an outcome. */
function logOf(outcome: Outcome): { msg: string; step?: string; timings?: object } {
  if (outcome.result === "failed") {
    const { step, reason, timings } = outcome;
    return { msg: `Published: failed, ${reason}`, step, timings };
  }
  const msg = `Published: ${outcome.result}`;
  return outcome.result === "live" ? { msg, timings: outcome.timings } : { msg };
}

async function sleepTime(payload: Payload): Promise<number> {
  const ready = await nextReady(payload).catch(() => undefined);
  return ready === undefined ? LONGEST_SLEEP : Math.min(Math.max(ready - Date.now(), SHORTEST_SLEEP), LONGEST_SLEEP);
}

/** Writes at most once in a while, one after another; faults are left to the next time. */
function throttle(write: () => Promise<void>): { add(): void; written(): Promise<unknown> } {
  let last = 0;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    add() {
      if (Date.now() - last < PROGRESS_EVERY) return;
      last = Date.now();
      writing = writing.then(write).catch(() => undefined);
    },
    written: () => writing,
  };
}
