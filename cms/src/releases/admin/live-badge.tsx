"use client";

import { useDocumentInfo, useLocale, useTranslation } from "@payloadcms/ui";
import { wordsFor } from "../../words";
import { STATE_LABELS } from "../states";
import type { ReleaseNote } from "../endpoints";
import { ago } from "./ago";
import styles from "./live-badge.module.css";
import { STEP_LABELS, TEXTS } from "./texts";
import { useReleases } from "./use-releases";

/** Beside Publish (X4): whether this entry is on its way to the site, since when it is live, and where. */
export function LiveBadge() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const list = collectionSlug ?? globalSlug ?? "";
  const query = new URLSearchParams({ list, id: id === undefined ? "" : String(id), locale });
  const { status } = useReleases(query.toString());
  if (!status?.isOn) return null;
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);

  const isAbout = ({ changes }: ReleaseNote) =>
    changes.some((change) => change.list === list && (globalSlug !== undefined || change.id === String(id)));
  const latest = status.releases.find(isAbout) ?? status.releases.find(({ state }) => state === "live");
  if (!latest) return null;
  const { state, step, percent, liveAt } = latest;
  const name = wordsFor(i18n.language, STATE_LABELS[state]);
  const detail =
    state === "building"
      ? `${step ? wordsFor(i18n.language, STEP_LABELS[step]) : ""}, ${percent} %`
      : state === "live"
        ? ago(liveAt ?? status.now, status.now, i18n.language)
        : "";
  return (
    <p className={styles.badge} data-state={state} role="status">
      <a href="/admin/collections/releases" title={say("seeLog")}>
        {name} {detail}
      </a>
      {state === "live" && status.page && (
        <a href={status.page} target="_blank" rel="noreferrer">
          {say("open")} ↗
        </a>
      )}
    </p>
  );
}
