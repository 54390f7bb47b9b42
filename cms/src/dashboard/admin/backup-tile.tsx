import { BackupState } from "payload-backup/admin/backup-state";
import { Tile } from "./tile";
import { translate } from "../../i18n";

/** When the last backup was made, and whether it could be restored (X10). */
export function BackupTile({ language }: { language: string }) {
  return (
    <Tile title={translate(language, "desk:backup")}>
      <BackupState />
    </Tile>
  );
}
