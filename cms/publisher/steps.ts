import { BuildError } from "gatsby-incremental-builder";
import { HungError } from "./publish-error";
import type { Counted, Progress, Step, Timings } from "./protocol";

/** Where each step begins and ends on the way from 0 to 100. */
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
  /** The one that was entered last. */
  readonly current: Step;
  readonly timings: Timings;
  /** Aborted when the task hangs, or when it is given up from outside: whatever is begun for it ends by this. */
  readonly signal: AbortSignal;
  /** Enters a step and does its work. @throws HungError, after the work was given up, when it reports nothing for too long */
  time<Result>(step: Step, work: (report: ReportShare) => Promise<Result>): Promise<Result>;
  /** Waits for what goes on beside a step, in the same time. @throws HungError */
  inTime<Result>(work: Promise<Result>): Promise<Result>;
}

export interface StepsOptions {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Milliseconds without any progress after which a task counts as hung. */
  longestSilence?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** See BUILD_STALL_SECONDS. */
const LONGEST_SILENCE = 300_000;
/** Milliseconds that what was given up has to end; its files are not whole until it has. */
const LONGEST_END = 10_000;

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
    const end = new Promise((resolve) => setTimeout(resolve, LONGEST_END).unref());
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
