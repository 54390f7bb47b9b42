import { useCallback, useEffect, useState } from "react";
import type { ReleasesStatus } from "../endpoints";
import { isUnderWay } from "../entry-state";

const BUSY = 1000;
const CALM = 5000;

export interface Releases {
  status: ReleasesStatus | undefined;
  /** Asks again at once. */
  refresh: () => void;
}

/** Polled status of the publisher. @param query `list`, `id` and `locale` of an entry whose page address is wanted */
export function useReleases(query = ""): Releases {
  const [status, setStatus] = useState<ReleasesStatus>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      const answer = await fetch(`/cms-api/releases/status?${query}`, { signal: abort.signal }).catch(() => undefined);
      if (abort.signal.aborted) return;
      const read = answer?.ok ? ((await answer.json()) as ReleasesStatus) : undefined;
      if (read) setStatus(read);
      timer = setTimeout(ask, read?.releases.some(isUnderWay) ? BUSY : CALM);
    }
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [query, asked]);
  return { status, refresh: useCallback(() => setAsked((times) => times + 1), []) };
}
