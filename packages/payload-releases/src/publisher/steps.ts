import { BuildError } from "gatsby-incremental-builder";
import { HungError } from "./publish-error";
import type { Counted, Progress, Step, Timings } from "./protocol";

/** Range of each step in the overall percentage. */
const SPANS: Readonly<Record<Step, readonly [from: number, to: number]>> = {
  fetch: [0, 5],
  build: [5, 80],
  release: [80, 92],
  check: [92, 98],
  switch: [98, 100],
};

/** @param done share of the step, 0 to 1 */
export type ReportShare = (done: number, counted?: Counted) => void;

export interface Steps {
  /** The step that started last. */
  readonly current: Step;
  readonly timings: Timings;
  /** Aborted when the task hangs or is cancelled; all work of the task has to honour it. */
  readonly signal: AbortSignal;
  /**
   * Starts a step and runs its work.
   * @throws HungError, after the work was aborted, when it reports no progress for too long
   */
  time<Result>(step: Step, work: (report: ReportShare) => Promise<Result>): Promise<Result>;
  /** Waits for work outside a step under the same timeout. @throws HungError */
  inTime<Result>(work: Promise<Result>): Promise<Result>;
}

export interface StepsOptions {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Milliseconds without any progress after which a task counts as hung. */
  longestSilence?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** In milliseconds; the default of BUILD_STALL_SECONDS. */
const LONGEST_SILENCE = 300_000;
/** Milliseconds that aborted work has to settle; until then its files are incomplete. */
const ABORT_TIMEOUT = 10_000;

/** The steps of one task, reported, timed and watched (A6). */
export function createSteps({ onProgress, longestSilence = LONGEST_SILENCE, signal }: StepsOptions): Steps {
  const timings: Timings = {};
  const hung = new AbortController();
  const stop = AbortSignal.any([hung.signal, ...(signal ? [signal] : [])]);
  let current: Step = "fetch";
  let watch: NodeJS.Timeout | undefined;

  async function inTime<Result>(work: Promise<Result>): Promise<Result> {
    const late = new Promise<"late">((resolve) => {
      watch = setTimeout(() => resolve("late"), longestSilence);
    });
    const result = await Promise.race([work, late]).finally(() => clearTimeout(watch));
    if (result !== "late") return result;
    hung.abort();
    const end = new Promise((resolve) => setTimeout(resolve, ABORT_TIMEOUT).unref());
    const error = await Promise.race([work.catch((reason: unknown) => reason), end]);
    throw new HungError(current, longestSilence, error instanceof BuildError ? error.log : "");
  }

  return {
    timings,
    signal: stop,
    inTime,
    get current() {
      return current;
    },
    async time(step, work) {
      current = step;
      const [from, to] = SPANS[step];
      const report = (progress: Omit<Progress, "step">) => {
        watch?.refresh();
        onProgress?.({ step, ...progress });
      };
      onProgress?.({ step, percent: from });
      const begun = performance.now();
      const result = await inTime(
        work((done, counted) => report({ percent: Math.round(from + (to - from) * done), counted })),
      );
      timings[step] = Math.round(performance.now() - begun);
      return result;
    },
  };
}
