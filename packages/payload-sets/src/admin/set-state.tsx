"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { AdminLink } from "payload-kit/admin/admin-link";
import stateDot from "payload-kit/admin/state-dot.module.css";
import { formatMoment, ago } from "payload-kit/moments";
import type { SetStatus } from "../protocol";
import { stateLabel } from "./state-of-set";
import styles from "./set-panel.module.css";
import { useTexts } from "../use-texts";

/** State of a set, since when, and its last error. The badge beside the form's buttons announces it. */
export function SetState({ status }: { status: SetStatus }) {
  const { data } = useDocumentInfo();
  const { t, i18n } = useTexts();
  const { language } = i18n;
  const { now, pages, phase, places, reason, shownAt, work } = status;
  const label = t(stateLabel(status));
  const facts = [shownAt && ago(shownAt, now, language), shownAt && pages && `${pages} ${t("sets:pages")}`].filter(
    Boolean,
  );
  const goesLiveAt: unknown = data?.goesLiveAt;
  return (
    <section className={styles.part} aria-label={label}>
      <p>
        <strong className={stateDot.dot}>{label}</strong>
        {work === "shown" && phase === "open" && facts.length > 0 && (
          <span className={styles.facts}> {facts.join(", ")}</span>
        )}
      </p>
      <Progress status={status} label={label} />
      {phase === "open" && work === "none" && <p className={styles.facts}>{t("sets:lead")}</p>}
      {phase === "open" && typeof goesLiveAt === "string" && (
        <p className={styles.facts}>
          {t("sets:goesLive")} <time dateTime={goesLiveAt}>{formatMoment(goesLiveAt, language)}</time>
        </p>
      )}
      <div aria-live="polite" className={styles.reason}>
        {reason && <p>{reason}</p>}
        {places.map((place) => (
          <p key={JSON.stringify(place)}>
            <AdminLink to={place}>{t("sets:fault")}</AdminLink>
          </p>
        ))}
      </div>
    </section>
  );
}

/** Of a build in per cent; how far going live and putting back are is not known. */
function Progress({ status: { percent, phase, work }, label }: { status: SetStatus; label: string }) {
  const isBuilding = work === "building";
  if (!isBuilding && phase !== "going-live" && phase !== "putting-back") return null;
  return (
    <p className={styles.progress}>
      <progress max={100} value={isBuilding ? percent : undefined} aria-label={label} /> {isBuilding && `${percent} %`}
    </p>
  );
}
