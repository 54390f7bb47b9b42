import { sharedState } from "payload-kit/shared-state";

/** Counters for the metrics (X10). */
interface Counters {
  /** Answers of the public API that were ready, and that had to be read. */
  cacheHits: number;
  cacheMisses: number;
}

const kept = sharedState<Counters>("monitoring.counters");

/** The counters of this process, to be read and raised. */
export function counters(): Counters {
  return (kept.value ??= { cacheHits: 0, cacheMisses: 0 });
}
