"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { entryAddress } from "../../admin/entry-address";
import { wordsFor } from "../../words";
import type { ReleaseNote } from "../endpoints";
import { isUnderWay } from "../entry-state";
import { STATE_LABELS, type Change } from "../states";
import { ago } from "./ago";
import styles from "./release-log.module.css";
import { ACTION_LABELS, STEP_LABELS, TEXTS, BUILD_MODE_LABELS } from "./texts";

interface ReleaseRowProps {
  release: ReleaseNote;
  /** The server's clock, ISO 8601. */
  now: string;
  onPutBack: () => void;
}

/** One release: its state, who changed what, how long it took, and what went wrong. */
export function ReleaseRow({ release, now, onPutBack }: ReleaseRowProps) {
  const { i18n } = useTranslation();
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  const { state, step, percent, changes, reason, places, log, pages, way, isKept } = release;
  const moment = release.liveAt ?? release.finishedAt ?? release.startedAt ?? release.createdAt;
  const facts = [
    ago(moment, now, i18n.language),
    release.startedAt && release.finishedAt && `${say("took")} ${seconds(release.startedAt, release.finishedAt)}`,
    pages && `${pages} ${say("pages")}`,
    way && wordsFor(i18n.language, BUILD_MODE_LABELS[way]),
  ];
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.what}>
        <p className={styles.state}>{wordsFor(i18n.language, STATE_LABELS[state])}</p>
        {isUnderWay(release) && (
          <p className={styles.progress}>
            <progress max={100} value={percent} /> {percent} %{" "}
            {step && state === "building" && wordsFor(i18n.language, STEP_LABELS[step])}
          </p>
        )}
        <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div>
        {changes.length === 0 && !isUnderWay(release) && <p>{say("byCommand")}</p>}
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${change.list} ${change.id}`}>
              <ChangedEntry change={change} /> — {wordsFor(i18n.language, ACTION_LABELS[change.action])},{" "}
              {change.by || say("schedule")}
            </li>
          ))}
        </ul>
        {reason && <p className={styles.reason}>{reason}</p>}
        {places.map((place) => (
          <p key={`${place.list} ${place.id}`}>
            <a href={entryAddress(place)}>{say("fault")}</a>
          </p>
        ))}
        {log && (
          <details>
            <summary>{say("log")}</summary>
            <pre className={styles.log}>{log}</pre>
          </details>
        )}
      </div>
      {isKept && (state === "replaced" || state === "rolled-back") && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onPutBack}>
          {say("putBack")}
        </Button>
      )}
    </li>
  );
}

function ChangedEntry({ change: { list, id, title } }: { change: Change }) {
  if (!list) return null;
  const name = title || list;
  return <a href={entryAddress({ list, id })}>{name}</a>;
}

function seconds(from: string, to: string): string {
  return `${((Date.parse(to) - Date.parse(from)) / 1000).toFixed(1)} s`;
}
