"use client";

import { getTranslation } from "@payloadcms/translations";
import { Button, useConfig, useTranslation } from "@payloadcms/ui";
import { AdminLink } from "payload-kit/admin/admin-link";
import stateDot from "payload-kit/admin/state-dot.module.css";
import surface from "payload-kit/admin/surface.module.css";
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
      `${t("releases:took")} ${seconds(release.startedAt, release.finishedAt, i18n.language)}`,
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
        <ul className={surface.list}>
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
  const { config } = useConfig();
  const { i18n } = useTranslation();
  if (!list) return null;
  const label = config.collections.find(({ slug }) => slug === list)?.labels.singular;
  return <AdminLink to={{ list, id }}>{title || getTranslation(label ?? list, i18n)}</AdminLink>;
}

function seconds(from: string, to: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "unit", unit: "second", maximumFractionDigits: 1 });
  return format.format((Date.parse(to) - Date.parse(from)) / 1000);
}
