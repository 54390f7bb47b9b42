"use client";

import { useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useEffect } from "react";
import { entryPath } from "payload-kit/admin/entry-path";
import stateDot from "payload-kit/admin/state-dot.module.css";
import { useAdmin } from "payload-kit/admin/use-api";
import { ago, formatMoment } from "payload-kit/moments";
import { stateOfEntry, type Entry, type EntryState } from "../entry-state";
import type { ScheduledEntry } from "../scheduled";
import type { EntryStateName } from "../states";
import type { ReleasesStatus, StoredState } from "../status";
import type { Translate } from "../texts";
import { useTexts } from "../use-texts";
import styles from "./release-log.module.css";
import { useReleases } from "./use-releases";

/**
 * Above a form (X4): the one state of its entry. It is a draft, or what is live, since when and until when; or it is on its
 * way there, or why not.
 */
export function EntryStatus() {
  const { id, collectionSlug, globalSlug, docConfig, lastUpdateTime } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { t, i18n } = useTexts();
  const admin = useAdmin();
  const own = { list: collectionSlug ?? globalSlug ?? "", id: collectionSlug && id !== undefined ? String(id) : "" };
  const { status } = useReleases(new URLSearchParams({ ...own, locale }).toString(), lastUpdateTime);
  const stored = useStoredState(status?.entry, Boolean(docConfig?.versions?.drafts));
  if (collectionSlug && id === undefined) return null;

  const { now, page, releases, scheduled } = status ?? NOT_READ;
  const upcoming = scheduled.filter((one) => one.list === own.list && one.id === own.id);
  const entry: Entry = { ...own, ...stored, isScheduled: upcoming.some(({ type }) => type === "publish") };
  const found = stateOfEntry(entry, releases);
  const isUpload = docConfig !== undefined && "upload" in docConfig && Boolean(docConfig.upload);
  // Whether a picture is on the site depends on who uses it.
  if (isUpload && found.state === "live" && !found.release) return null;
  const hasSite = releases.some(({ state }) => state === "live");
  const text = [
    found.state === "live" && !hasSite ? t("version:published") : sayState(found, now, t, i18n.language),
    ...(SETTLED.has(found.state) ? upcoming.map((one) => sayWhen(one, t, i18n.language)) : []),
  ];
  const link = linkOf(found, page, admin, t);
  const words = text.filter(Boolean).join(", ");
  return (
    <p className={`${stateDot.badge} ${styles.badge}`} data-state={found.state} role="status">
      {link ? <a {...link}>{words}</a> : words}
    </p>
  );
}

/** Of what is on its way, or failed, nothing else is said. */
const SETTLED: ReadonlySet<EntryStateName> = new Set(["live", "scheduled"]);

const NOT_READ = { now: "", page: null, releases: [], scheduled: [] } satisfies Omit<ReleasesStatus, "entry" | "isOn">;

/** The form's own knowledge of it, kept true while others publish the entry or a schedule does. */
function useStoredState(read: StoredState | null | undefined, hasDrafts: boolean): StoredState {
  const { hasPublishedDoc, setHasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  const { isPublic, isChanged } = read ?? {};
  useEffect(() => {
    if (isPublic === undefined) return;
    setHasPublishedDoc(isPublic);
    // Payload counts the drafts since the last publication, and offers to unpublish where there are none.
    setUnpublishedVersionCount((count) => (isChanged ? Math.max(count, 1) : 0));
  }, [isPublic, isChanged, setHasPublishedDoc, setUnpublishedVersionCount]);
  if (!hasDrafts) return { isPublic: true, isChanged: false };
  return { isPublic: hasPublishedDoc, isChanged: unpublishedVersionCount > 0 };
}

function sayState({ state, release, fault }: EntryState, now: string, t: Translate, language: string): string {
  if (state === "scheduled") return "";
  const name = t(`releases:entryState.${state}`);
  if (state === "building" && release?.step) return `${t(`releases:step.${release.step}`)}, ${release.percent} %`;
  if (state === "live" && release?.liveAt) return `${name} ${ago(release.liveAt, now, language)}`;
  return fault ? `${name}. ${t(fault.field ? "releases:tile.toField" : "releases:tile.toEntry")}` : name;
}

const sayWhen = ({ type, at }: ScheduledEntry, t: Translate, language: string): string =>
  `${t(type === "publish" ? "releases:publishes" : "releases:calendar.unpublishes")} ${formatMoment(at, language, true)}`;

/** The way to the fault, to the page, or to the log of what is not settled. */
function linkOf(
  { state, release, fault }: EntryState,
  page: string | null,
  admin: (path: string) => string,
  t: Translate,
) {
  if (fault) return { href: admin(entryPath(fault)), title: release?.reason ?? "" };
  if (page && (state === "live" || state === "changed" || state === "scheduled"))
    return { href: page, title: t("releases:open"), target: "_blank", rel: "noreferrer" };
  return release && state !== "live"
    ? { href: admin("/collections/releases"), title: t("releases:seeLog") }
    : undefined;
}
