import { useConfig } from "@payloadcms/ui";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import type { Board } from "../endpoint";

export interface Filters {
  list: string;
  language: string;
  state: string;
  page: number;
}

interface BoardView {
  /** The board of the filters before, while that of the new ones is on its way. */
  board: Board;
  hasFailed: boolean;
  filters: Filters;
  /** The filters are in the address, so that coming back from an entry finds them again. */
  choose(change: Partial<Filters>): void;
  /** Fetches the board again, after a change. */
  readAgain(): void;
}

/**
 * The board of translations, as the page's address filters it.
 * @param first came with the page; it is read again, because who comes back to the page has the one from before
 * @param firstState of an address without one
 */
export function useBoard(first: Board, firstState: string): BoardView {
  const { config } = useConfig();
  const address = `${config.routes.api}/translations`;
  const asked = new URLSearchParams(useSearchParams());
  if (!asked.has("state")) asked.set("state", firstState);
  const query = asked.toString();
  const pathname = usePathname();
  const [board, setBoard] = useState(first);
  const [hasFailed, setHasFailed] = useState(false);
  const [reading, setReading] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    void callApi<Board>(`${address}?${query}`, { signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return;
      if (result.ok) setBoard(result.body);
      setHasFailed(!result.ok);
    });
    return () => abort.abort();
  }, [address, query, reading]);

  const filters: Filters = {
    list: asked.get("list") ?? "",
    language: asked.get("language") ?? "",
    state: asked.get("state") ?? firstState,
    page: Math.max(1, Number(asked.get("page")) || 1),
  };
  return {
    board,
    hasFailed,
    filters,
    readAgain: () => setReading((times) => times + 1),
    choose(change) {
      const next = Object.entries({ ...filters, page: 1, ...change }).filter(
        ([, value]) => value !== "" && value !== 1,
      );
      const search = new URLSearchParams(next.map(([name, value]) => [name, String(value)])).toString();
      window.history.replaceState(null, "", search ? `${pathname}?${search}` : pathname);
    },
  };
}
