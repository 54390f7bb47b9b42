import { BackupState } from "payload-backup/admin/backup-state";
import { Tile } from "./tile";
import { translate } from "../../i18n";

/** When the last backup was made, and whether it could be restored (X10). */
export function BackupTile(props: Parameters<typeof BackupState>[0]) {
  const { last } = props.status;
  return (
    <Tile
      title={translate(props.language, "desk:backup")}
      state={last === null || last.state === "proven" ? "calm" : "alarm"}
    >
      <BackupState {...props} />
    </Tile>
  );
}
