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
  /** Enters a step and does its work. */
  time<Result>(step: Step, work: (report: ReportShare) => Promise<Result>): Promise<Result>;
}

/** The steps of one task, reported and timed. */
export function createSteps(onProgress: (progress: Progress) => void): Steps {
  const timings: Timings = {};
  let current: Step = "fetch";
  return {
    timings,
    get current() {
      return current;
    },
    async time(step, work) {
      current = step;
      const [from, to] = SPANS[step];
      onProgress({ step, percent: from });
      const begun = performance.now();
      const result = await work((done, counted) =>
        onProgress({ step, percent: Math.round(from + (to - from) * done), counted }),
      );
      timings[step] = Math.round(performance.now() - begun);
      return result;
    },
  };
}
