import { useEffect, useState } from "react";
import { useLocale } from "../i18n/use-locale";
import { searchIn, type SearchResults } from "./load-engine";

export interface SearchState {
  /** `searching` only where there is nothing older to show. */
  state: "idle" | "searching" | "found" | "failed";
  /** To what was typed last, or, while that is looked for, before. */
  answer?: SearchResults;
}

interface Settled {
  text: string;
  answer?: SearchResults;
}

interface Query {
  text: string;
  /** Value of a filter, or empty. */
  filter: string;
  limit: number;
}

/** Looks for what is typed, at every key. An answer that comes after a newer question is dropped. */
export function useSearch({ text, filter, limit }: Query): SearchState {
  const { code } = useLocale();
  const [settled, setSettled] = useState<Settled>();
  const isAsked = text.trim() !== "";

  useEffect(() => {
    if (!isAsked) return undefined;
    let isStale = false;
    searchIn(code, text, { limit, facets: filter ? [filter] : [] }).then(
      (answer) => !isStale && setSettled({ text, answer }),
      () => !isStale && setSettled({ text }),
    );
    return () => {
      isStale = true;
    };
  }, [code, text, filter, limit, isAsked]);

  if (!isAsked) return { state: "idle" };
  if (!settled) return { state: "searching" };
  if (settled.answer) return { state: "found", answer: settled.answer };
  return { state: settled.text === text ? "failed" : "searching" };
}
