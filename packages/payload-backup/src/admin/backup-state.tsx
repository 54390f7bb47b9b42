import { ago } from "payload-kit/moments";
import type { BackupStatus } from "../last-backup";
import { translator } from "../texts";

const MEGABYTES = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;

interface BackupStateProps {
  status: BackupStatus;
  language: string;
  /** The server's clock, ISO 8601. */
  now: string;
}

/** On the dashboard (X10): when the last backup was made, how large it is, whether it could be restored, and why not. */
export function BackupState({ status: { isOn, last }, language, now }: BackupStateProps) {
  const t = translator(language);
  if (!last) return <p>{t(isOn ? "backups:none" : "backups:isOff")}</p>;
  const when = (moment: string) => ago(moment, now, language);
  if (last.state === "proven") {
    return (
      <p>
        {t("backups:outcome.proven")}: {when(last.startedAt)}, {(last.size / 1e6).toLocaleString(language, MEGABYTES)}.{" "}
        {!isOn && t("backups:isOff")}
      </p>
    );
  }
  return (
    <p role="alert">
      {t(`backups:outcome.${last.state}`)} {last.reason}{" "}
      {last.lastProvenAt ? `${t("backups:lastProven")} ${when(last.lastProvenAt)}.` : t("backups:noneProven")}
    </p>
  );
}
