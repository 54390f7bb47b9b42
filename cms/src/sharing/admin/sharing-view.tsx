"use client";

import { useLocale, useTranslation } from "@payloadcms/ui";
import { getLocale, isLocaleCode } from "@future-native/contract/locales";
import { useMemo } from "react";
import { wordsFor } from "../../words";
import type { SharedDraft } from "../shared-draft";
import { CARD, cutAround } from "./cut-around";
import { createMeasure, cutToPixels, LIMITS, type Limited, type Measure } from "./pixels";
import styles from "./sharing-view.module.css";
import { TEXTS } from "./texts";
import { useSharedDraft } from "./use-shared-draft";

/** Beside the fields that replace them: the search result and the card of the draft as it is now (L5). */
export function SharingView() {
  const { state, draft } = useSharedDraft();
  const { i18n } = useTranslation();
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  return (
    <section className={styles.view} data-state={state} aria-label={say("heading")}>
      {draft ? (
        <>
          <SearchResult draft={draft} />
          <Card draft={draft} />
        </>
      ) : (
        <p role="status">{state === "waiting" ? "" : say(state)}</p>
      )}
    </section>
  );
}

function SearchResult({ draft }: { draft: SharedDraft }) {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const measure = useMemo(() => createMeasure(), []);
  const lang = isLocaleCode(code) ? getLocale(code).tag : undefined;
  const url = new URL(draft.address);
  const steps = [url.host, ...url.pathname.split("/").filter(Boolean)].join(" › ");
  return (
    <div>
      <h4 className={styles.name}>{wordsFor(i18n.language, TEXTS.search)}</h4>
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
  const { i18n } = useTranslation();
  const say = (key: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[key]);
  const { font, most } = LIMITS[name];
  const width = measure(text, font);
  const isLong = width > most;
  return (
    <li data-state={isLong ? "long" : "fits"}>
      <span>
        {say(name)}: {width} {say("of")} {most} px, {say(isLong ? "long" : "fits")}
      </span>
      <meter min={0} max={most} value={Math.min(width, most)} aria-label={say(name)} />
    </li>
  );
}

function Card({ draft: { card, picture, title } }: { draft: SharedDraft }) {
  const { i18n } = useTranslation();
  return (
    <div>
      <h4 className={styles.name}>{wordsFor(i18n.language, TEXTS.card)}</h4>
      <div className={styles.card}>
        {card && <img src={card} alt={title} width={CARD.width} height={CARD.height} />}
        {picture && <img src={picture.url} alt={title} style={cutAround(picture)} />}
      </div>
    </div>
  );
}
