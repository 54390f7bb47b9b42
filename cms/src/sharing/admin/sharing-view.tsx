"use client";

import { useLocale } from "@payloadcms/ui";
import { getLocale, isLocaleCode } from "@future-native/contract/locales";
import { useMemo } from "react";
import type { SharedDraft } from "../shared-draft";
import { CARD, cutAround } from "./cut-around";
import { createMeasure, cutToPixels, LIMITS, type Limited, type Measure } from "./pixels";
import styles from "./sharing-view.module.css";
import { useSharedDraft } from "./use-shared-draft";
import { useTexts } from "../../use-texts";

/** Beside the fields that replace them: the search result and the card of the draft as it is now (L5). */
export function SharingView() {
  const { state, draft } = useSharedDraft();
  const { t } = useTexts();
  return (
    <section className={styles.view} data-state={state} aria-label={t("sharing:heading")}>
      {draft ? (
        <>
          <SearchResult draft={draft} />
          <Card draft={draft} />
        </>
      ) : (
        <p role="status">{state === "waiting" ? "" : t(`sharing:state.${state}`)}</p>
      )}
    </section>
  );
}

function SearchResult({ draft }: { draft: SharedDraft }) {
  const { t } = useTexts();
  const { code } = useLocale();
  const measure = useMemo(() => createMeasure(), []);
  const lang = isLocaleCode(code) ? getLocale(code).tag : undefined;
  const url = new URL(draft.address);
  const steps = [url.host, ...url.pathname.split("/").filter(Boolean)].join(" › ");
  return (
    <div>
      <h4 className={styles.name}>{t("sharing:search")}</h4>
      <div className={styles.result} lang={lang}>
        <p className={styles.steps}>{steps}</p>
        <p className={styles.title}>{cutToPixels(draft.title, "title", measure)}</p>
        <p className={styles.description}>{cutToPixels(draft.description, "description", measure)}</p>
      </div>
      <ul className={styles.lengths}>
        <Length name="title" text={draft.title} measure={measure} />
        <Length name="description" text={draft.description} measure={measure} />
      </ul>
    </div>
  );
}

/** How much of its room a text takes. */
function Length({ name, text, measure }: { name: Limited; text: string; measure: Measure }) {
  const { t } = useTexts();
  const { font, most } = LIMITS[name];
  const width = measure(text, font);
  const isLong = width > most;
  return (
    <li data-state={isLong ? "long" : "fits"}>
      <span>
        {t(`sharing:text.${name}`)}: {width} {t("sharing:of")} {most} px, {t(isLong ? "sharing:long" : "sharing:fits")}
      </span>
      <meter min={0} max={most} value={Math.min(width, most)} aria-label={t(`sharing:text.${name}`)} />
    </li>
  );
}

function Card({ draft: { card, picture, title } }: { draft: SharedDraft }) {
  const { t } = useTexts();
  return (
    <div>
      <h4 className={styles.name}>{t("sharing:card")}</h4>
      <div className={styles.card}>
        {card && <img src={card} alt={title} width={CARD.width} height={CARD.height} />}
        {picture && <img src={picture.url} alt={title} style={cutAround(picture)} />}
      </div>
    </div>
  );
}
