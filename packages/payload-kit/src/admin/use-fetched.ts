import { useCallback, useEffect, useState } from "react";
import { callApi } from "./call-api";

interface Fetched<Body> {
  /** Undefined until the first response; the last one while the API does not answer. */
  body: Body | undefined;
  /** Fetches it again. */
  refresh: () => void;
}

/**
 * The answer of an endpoint.
 * @param address empty fetches nothing
 * @param version fetches it again when it changes
 */
export function useFetched<Body>(address: string, version?: unknown): Fetched<Body> {
  const [body, setBody] = useState<Body>();
  const [refreshes, setRefreshes] = useState(0);
  useEffect(() => {
    if (!address) return;
    const abort = new AbortController();
    void callApi<Body>(address, { signal: abort.signal }).then((result) => result.ok && setBody(result.body));
    return () => abort.abort();
  }, [address, version, refreshes]);
  return { body, refresh: useCallback(() => setRefreshes((times) => times + 1), []) };
}
