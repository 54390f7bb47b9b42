/** Counters for the metrics (X10). */
interface Counters {
  /** Answers of the public API that were ready, and that had to be read. */
  cacheHits: number;
  cacheMisses: number;
  /** Bytes that the process of the incremental builder has taken; 0 while there is none. */
  builderMemory: number;
}

declare global {
  // Next bundles routes and start-up separately, and the server is outside both: only globalThis is shared by all
  // three.
  var cmsCounters: Counters | undefined;
}

/** The counters of this process, to be read and raised. */
export function counters(): Counters {
  return (globalThis.cmsCounters ??= { cacheHits: 0, cacheMisses: 0, builderMemory: 0 });
}
