/** See README.md. */
export interface DeferredScriptsOptions {
  needsScript: string;
  offscreen: string;
  idleTimeoutMs: number;
  retriesMs: readonly number[];
}
