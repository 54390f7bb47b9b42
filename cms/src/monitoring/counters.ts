/** Counters for the metrics (X10). */
interface Counters {
  /** Answers of the public API that were ready, and that had to be read. */
  cacheHits: number;
  cacheMisses: number;
  /** Bytes that the process of the incremental builder has taken; 0 while there is none. */
  builderMemory: number;
}

declare global {
  // Next bundles routes and start-up apart, and the server stands outside: only what hangs on globalThis is one for
  // all.
  var cmsCounters: Counters | undefined;
}

/** The counters of this process, to be read and raised. */
export function counters(): Counters {
  return (globalThis.cmsCounters ??= { cacheHits: 0, cacheMisses: 0, builderMemory: 0 });
}
