"use client";

import { Banner, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { ago } from "../../releases/admin/ago";
import { wordsFor } from "../../words";
import type { BackupStatus } from "../endpoint";
import { TEXTS } from "./texts";

/** On the dashboard (X10): when the last backup was made, how large it is, whether it could be restored, and why not. */
export function BackupState() {
  const { i18n } = useTranslation();
  const [status, setStatus] = useState<BackupStatus | "unread">();
  useEffect(() => {
    const abort = new AbortController();
    fetch("/cms-api/last-backup", { signal: abort.signal })
      .then(async (answer) => setStatus(answer.ok ? ((await answer.json()) as BackupStatus) : "unread"))
      .catch(() => abort.signal.aborted || setStatus("unread"));
    return () => abort.abort();
  }, []);
  if (!status) return null;
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  if (status === "unread") return <p>{say("unread")}</p>;
  const { now, isOn, last } = status;
  if (!last) return <p>{say(isOn ? "none" : "isOff")}</p>;
  const when = (moment: string) => ago(moment, now, i18n.language);
  if (last.state === "proven") {
    return (
      <p>
        {say("proven")}: {when(last.startedAt)}, {sizeOf(last.size, i18n.language)}. {!isOn && say("isOff")}
      </p>
    );
  }
  return (
    <div role="alert">
      <Banner type="error">
        {say(last.state)} {last.reason}{" "}
        {last.lastProvenAt ? `${say("lastProven")} ${when(last.lastProvenAt)}.` : say("noneProven")}
      </Banner>
    </div>
  );
}

function sizeOf(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    ...{ style: "unit", unit: "megabyte", unitDisplay: "short", maximumFractionDigits: 1 },
  }).format(bytes / 1e6);
}
