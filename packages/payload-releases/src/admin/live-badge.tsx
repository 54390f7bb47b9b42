"use client";

import { useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { entryAddress } from "payload-kit/admin/entry-address";
import stateDot from "payload-kit/admin/state-dot.module.css";
import { ago } from "payload-kit/moments";
import type { ReleasesStatus } from "../status";
import { stateOfEntry, type Entry, type EntryState } from "../entry-state";
import styles from "./release-log.module.css";
import { useReleases } from "./use-releases";
import type { Translate } from "../texts";
import { useTexts } from "../use-texts";

/** Beside Publish (X4): what has become of this entry: not published, on its way, live since when and where, or why not. */
export function LiveBadge() {
  const { id, collectionSlug, globalSlug, docConfig, hasPublishedDoc, lastUpdateTime } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { config } = useConfig();
  const { t, i18n } = useTexts();
  const list = collectionSlug ?? globalSlug ?? "";
  const own = { list, id: collectionSlug && id !== undefined ? String(id) : "" };
  const { status } = useReleases(new URLSearchParams({ ...own, locale }).toString(), lastUpdateTime);
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
  if (state === "live" && !found.release && (isUpload || !status.releases.some((one) => one.state === "live")))
    return null;
  return (
    <p className={`${stateDot.badge} ${styles.badge}`} data-state={state} role="status">
      <a href={`${config.routes.admin}/collections/releases`} title={t("releases:seeLog")}>
        {t(`releases:entryState.${state}`)} {detailOf(found, status, t, i18n.language)}
      </a>
      {found.fault && <Fault fault={found.fault} entry={entry} reason={found.release?.reason ?? ""} />}
      {state === "live" && status.page && (
        <a href={status.page} target="_blank" rel="noreferrer">
          {t("releases:open")} ↗
        </a>
      )}
    </p>
  );
}

function detailOf({ state, release }: EntryState, { now }: ReleasesStatus, t: Translate, language: string): string {
  if (state === "building" && release) {
    return `${release.step ? t(`releases:step.${release.step}`) : ""}, ${release.percent} %`;
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
  const { t } = useTexts();
  const isOwn = fault.list === entry.list && fault.id === entry.id;
  const text = !isOwn ? "releases:otherEntry" : fault.field ? "releases:ownField" : "releases:ownEntry";
  return (
    <a href={entryAddress(fault)} title={reason}>
      {t(text)}
    </a>
  );
}
