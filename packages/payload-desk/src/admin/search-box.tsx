"use client";

import { useEffect, useId, useRef, useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import { useApi } from "payload-kit/admin/use-api";
import { AdminLink } from "payload-kit/admin/admin-link";
import type { SearchAnswer, SearchHit } from "../search/endpoint";
import surface from "payload-kit/admin/surface.module.css";
import styles from "./search-box.module.css";
import { useTexts } from "../use-texts";

const PAUSE = 150;

type State = "idle" | "reading" | "answered" | "failed";

/** One search over all collections and screens, in all languages (X15). */
export function SearchBox() {
  const { t } = useTexts();
  const address = useApi()("/search");
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [question, setQuestion] = useState("");
  const [isEntered, setIsEntered] = useState(false);
  const { state, hits } = useHits(address, question.trim());
  useEffect(() => {
    if (isEntered && state === "answered") list.current?.querySelector("a")?.click();
  }, [isEntered, state]);
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id}>{t("desk:search")}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={t("desk:searchHint")}
        value={question}
        // The first question of all has to wait until everything is read: that is begun before it is typed.
        onFocus={() => void callApi(address)}
        onChange={({ target }) => {
          setQuestion(target.value);
          setIsEntered(false);
        }}
        // The first hit, as soon as it is known.
        onKeyDown={({ key, nativeEvent }) => key === "Enter" && !nativeEvent.isComposing && setIsEntered(true)}
      />
      <p role="status" className={styles.said}>
        {state === "reading" && t("desk:stillReading")}
        {state === "failed" && t("desk:searchFailed")}
        {state === "answered" && (hits.length > 0 ? `${t("desk:hits")}: ${hits.length}` : t("desk:noHits"))}
      </p>
      {hits.length > 0 && (
        <ol ref={list} className={`${surface.list} ${styles.hits}`}>
          {hits.map((hit) => (
            <li key={`${hit.list} ${hit.id}`}>
              <Hit hit={hit} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Hit({ hit: { list, id, locale, title, kind, sentence } }: { hit: SearchHit }) {
  return (
    <AdminLink to={{ list, id, locale }}>
      <b>
        <Marked stretches={title} />
      </b>{" "}
      <span className={styles.kind}>{kind}</span>
      {sentence.length > 0 && (
        <div className={styles.kind}>
          <Marked stretches={sentence} />
        </div>
      )}
    </AdminLink>
  );
}

const Marked = ({ stretches }: { stretches: SearchHit["title"] }) =>
  stretches.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text));

type Hits = { question: string; state: State; hits: readonly SearchHit[] };

/** Search hits, fetched when typing pauses; until then those of the question before. */
function useHits(endpoint: string, question: string): Pick<Hits, "state" | "hits"> {
  const [answer, setAnswer] = useState<Hits>({ question, state: "idle", hits: [] });
  useEffect(() => {
    if (!question) return;
    const abort = new AbortController();
    let timer = setTimeout(ask, PAUSE);
    async function ask() {
      const address = `${endpoint}?${new URLSearchParams({ q: question })}`;
      const result = await callApi<SearchAnswer>(address, { signal: abort.signal });
      if (abort.signal.aborted) return;
      if (!result.ok) return setAnswer({ question, state: "failed", hits: [] });
      const { hits, isReading } = result.body;
      setAnswer({ question, state: isReading ? "reading" : "answered", hits });
      if (isReading) timer = setTimeout(ask, PAUSE);
    }
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [endpoint, question]);
  if (!question) return { state: "idle", hits: [] };
  return answer.question === question ? answer : { state: "idle", hits: answer.hits };
}
