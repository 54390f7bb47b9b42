"use client";

import { Banner, useConfig } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { ago } from "payload-kit/moments";
import type { BackupStatus } from "../endpoint";
import { useTexts } from "../use-texts";

/** On the dashboard (X10): when the last backup was made, how large it is, whether it could be restored, and why not. */
export function BackupState() {
  const { t, i18n } = useTexts();
  const { api } = useConfig().config.routes;
  const [status, setStatus] = useState<BackupStatus | "unread">();
  useEffect(() => {
    const abort = new AbortController();
    fetch(`${api}/last-backup`, { signal: abort.signal })
      .then(async (answer) => setStatus(answer.ok ? ((await answer.json()) as BackupStatus) : "unread"))
      .catch(() => abort.signal.aborted || setStatus("unread"));
    return () => abort.abort();
  }, [api]);
  if (!status) return null;
  if (status === "unread") return <p>{t("backups:unread")}</p>;
  const { now, isOn, last } = status;
  if (!last) return <p>{t(isOn ? "backups:none" : "backups:isOff")}</p>;
  const when = (moment: string) => ago(moment, now, i18n.language);
  if (last.state === "proven") {
    return (
      <p>
        {t("backups:outcome.proven")}: {when(last.startedAt)}, {sizeOf(last.size, i18n.language)}.{" "}
        {!isOn && t("backups:isOff")}
      </p>
    );
  }
  return (
    <div role="alert">
      <Banner type="error">
        {t(`backups:outcome.${last.state}`)} {last.reason}{" "}
        {last.lastProvenAt ? `${t("backups:lastProven")} ${when(last.lastProvenAt)}.` : t("backups:noneProven")}
      </Banner>
    </div>
  );
}

function sizeOf(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    ...{ style: "unit", unit: "megabyte", unitDisplay: "short", maximumFractionDigits: 1 },
  }).format(bytes / 1e6);
}
