"use client";

import { useDocumentInfo, useLocale, useTranslation } from "@payloadcms/ui";
import { entryAddress } from "../../admin/entry-address";
import { wordsFor } from "../../words";
import type { ReleasesStatus } from "../endpoints";
import { stateOfEntry, type Entry, type EntryState } from "../entry-state";
import { ENTRY_STATE_LABELS } from "../states";
import { ago } from "./ago";
import styles from "./live-badge.module.css";
import { STEP_LABELS, TEXTS } from "./texts";
import { useReleases } from "./use-releases";

/** Beside Publish (X4): what has become of this entry: not published, on its way, live since when and where, or why not. */
export function LiveBadge() {
  const { id, collectionSlug, globalSlug, docConfig, hasPublishedDoc, lastUpdateTime } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const list = collectionSlug ?? globalSlug ?? "";
  const own = { list, id: collectionSlug && id !== undefined ? String(id) : "" };
  // Asked anew after each save.
  const { status } = useReleases(new URLSearchParams({ ...own, locale, saved: String(lastUpdateTime) }).toString());
  const isNew = collectionSlug !== undefined && id === undefined;
  if (!status?.isOn || isNew) return null;

  const hasDrafts = Boolean(docConfig?.versions?.drafts);
  const entry: Entry = {
    ...own,
    isPublic: !hasDrafts || hasPublishedDoc,
    isScheduled: status.scheduled.some((one) => one.list === own.list && one.id === own.id && one.type === "publish"),
  };
  const found = stateOfEntry(entry, status.releases);
  const { state } = found;
  const isUpload = docConfig !== undefined && "upload" in docConfig && Boolean(docConfig.upload);
  // Without a release there is no site yet; whether a picture is on the site depends on who uses it.
  if (state === "live" && !found.release && (isUpload || !status.releases.some((one) => one.state === "live"))) return null;
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  return (
    <p className={styles.badge} data-state={state} role="status">
      <a href="/admin/collections/releases" title={say("seeLog")}>
        {wordsFor(i18n.language, ENTRY_STATE_LABELS[state])} {detailOf(found, status, i18n.language)}
      </a>
      {found.fault && <Fault fault={found.fault} entry={entry} reason={found.release?.reason ?? ""} />}
      {state === "live" && status.page && (
        <a href={status.page} target="_blank" rel="noreferrer">
          {say("open")} ↗
        </a>
      )}
    </p>
  );
}

function detailOf({ state, release }: EntryState, { now }: ReleasesStatus, language: string): string {
  if (state === "building" && release) {
    return `${release.step ? wordsFor(language, STEP_LABELS[release.step]) : ""}, ${release.percent} %`;
  }
  return state === "live" && release?.liveAt ? ago(release.liveAt, now, language) : "";
}

interface FaultProps {
  fault: NonNullable<EntryState["fault"]>;
  entry: Entry;
  reason: string;
}

/** Leads to what made the release fail; the whole reason is read in the log of releases, or by pointing at it. */
function Fault({ fault, entry, reason }: FaultProps) {
  const { i18n } = useTranslation();
  const isOwn = fault.list === entry.list && fault.id === entry.id;
  const text = !isOwn ? TEXTS.otherEntry : fault.field ? TEXTS.ownField : TEXTS.ownEntry;
  return (
    <a href={entryAddress(fault)} title={reason}>
      {wordsFor(i18n.language, text)}
    </a>
  );
}
