import { useCallback, useEffect, useState } from "react";
import type { SetStatus } from "../protocol";

const BUSY = 1000;
const CALM = 5000;

interface KnownSet {
  status: SetStatus | undefined;
  /** Asks again at once. */
  refresh: () => void;
}

const isUnderWay = ({ phase, work }: SetStatus) =>
  work === "building" || phase === "going-live" || phase === "putting-back";

/** Polled status of a set. @param saved time of the form's last save; a change of it fetches again */
export function useSetStatus(id: number | string, saved: number | undefined): KnownSet {
  const [status, setStatus] = useState<SetStatus>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      const answer = await fetch(`/cms-api/sets/${id}/status`, { signal: abort.signal }).catch(() => undefined);
      const read = answer?.ok ? ((await answer.json().catch(() => undefined)) as SetStatus | undefined) : undefined;
      if (abort.signal.aborted) return;
      if (read) setStatus(read);
      timer = setTimeout(ask, read && isUnderWay(read) ? BUSY : CALM);
    }
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [id, saved, asked]);
  return { status, refresh: useCallback(() => setAsked((times) => times + 1), []) };
}
