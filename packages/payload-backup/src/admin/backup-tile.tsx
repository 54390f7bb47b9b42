import { createWidget, type WidgetContent } from "payload-kit/admin/create-widget";
import { Tile } from "payload-kit/admin/tile";
import { ago } from "payload-kit/moments";
import { backupStatus, type BackupStatus } from "../last-backup";
import { localized, translator } from "../texts";

const MEGABYTES = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;

export const BackupTile = (shown: WidgetContent<BackupStatus>) => (
  <Tile title={shown.title} state={(shown.figures.last?.state ?? "proven") === "proven" ? "calm" : "alarm"}>
    <BackupState {...shown} />
  </Tile>
);

export const BackupWidget = createWidget(
  localized("backups:title"),
  ({ req }) => backupStatus(req.payload),
  BackupTile,
  ({ last }) => last === null,
);

/** When the last backup was made, how large it is, whether it could be restored, and why not (X10). */
function BackupState({ figures: { isOn, last }, language, now }: WidgetContent<BackupStatus>) {
  const t = translator(language);
  if (!last) return null;
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
