import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { callApi } from "./call-api";

/** Milliseconds between two calls. */
const BUSY = 1000;
const CALM = 5000;

interface Polled<Status> {
  /** Undefined until the first response; the last one while the API does not answer. */
  status: Status | undefined;
  /** Calls at once. */
  refresh: () => void;
}

/**
 * Polls an endpoint, more often while something is under way.
 * @param version restarts the polling when it changes
 */
export function usePolled<Status>(
  address: string,
  isBusy: (status: Status) => boolean,
  version?: unknown,
): Polled<Status> {
  const [status, setStatus] = useState<Status>();
  const [refreshes, setRefreshes] = useState(0);
  const isUnderWay = useEffectEvent(isBusy);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    async function poll() {
      const result = await callApi<Status>(address, { signal: abort.signal });
      if (abort.signal.aborted) return;
      if (result.ok) setStatus(result.body);
      timer = setTimeout(poll, result.ok && isUnderWay(result.body) ? BUSY : CALM);
    }
    void poll();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [address, version, refreshes]);
  return { status, refresh: useCallback(() => setRefreshes((times) => times + 1), []) };
}
