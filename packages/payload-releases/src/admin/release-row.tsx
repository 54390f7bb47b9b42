"use client";

import { Button } from "@payloadcms/ui";
import { AdminLink } from "payload-kit/admin/admin-link";
import stateDot from "payload-kit/admin/state-dot.module.css";
import { ago } from "payload-kit/moments";
import type { ReleaseNote } from "../status";
import { isUnderWay, momentOf } from "../entry-state";
import { type Change } from "../states";
import styles from "./release-log.module.css";
import { useTexts } from "../use-texts";

interface ReleaseRowProps {
  release: ReleaseNote;
  /** The server's clock, ISO 8601. */
  now: string;
  onPutBack: () => void;
}

/** One release: its state, who changed what, how long it took, and what went wrong. */
export function ReleaseRow({ release, now, onPutBack }: ReleaseRowProps) {
  const { t, i18n } = useTexts();
  const { state, step, percent, changes, reason, places, log, pages, way, isKept } = release;
  const facts = [
    ago(momentOf(release), now, i18n.language),
    release.startedAt &&
      release.finishedAt &&
      `${t("releases:took")} ${seconds(release.startedAt, release.finishedAt)}`,
    pages && `${pages} ${t("releases:pages")}`,
    way && t(`releases:buildMode.${way}`),
  ];
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.what}>
        <p className={`${stateDot.dot} ${styles.state}`}>{t(`releases:state.${state}`)}</p>
        {isUnderWay(release) && (
          <p className={styles.progress}>
            <progress max={100} value={percent} /> {percent} %{" "}
            {step && state === "building" && t(`releases:step.${step}`)}
          </p>
        )}
        <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div>
        {changes.length === 0 && !isUnderWay(release) && <p>{t("releases:byCommand")}</p>}
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${change.list} ${change.id}`}>
              <ChangedEntry change={change} /> — {t(`releases:action.${change.action}`)},{" "}
              {change.by || t("releases:schedule")}
            </li>
          ))}
        </ul>
        {reason && <p className={styles.reason}>{reason}</p>}
        {places.map((place) => (
          <p key={`${place.list} ${place.id}`}>
            <AdminLink to={place}>{t("releases:fault")}</AdminLink>
          </p>
        ))}
        {log && (
          <details>
            <summary>{t("releases:log")}</summary>
            <pre className={styles.log}>{log}</pre>
          </details>
        )}
      </div>
      {isKept && (state === "replaced" || state === "rolled-back") && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onPutBack}>
          {t("releases:putBack")}
        </Button>
      )}
    </li>
  );
}

function ChangedEntry({ change: { list, id, title } }: { change: Change }) {
  if (!list) return null;
  const name = title || list;
  return <AdminLink to={{ list, id }}>{name}</AdminLink>;
}

function seconds(from: string, to: string): string {
  return `${((Date.parse(to) - Date.parse(from)) / 1000).toFixed(1)} s`;
}
