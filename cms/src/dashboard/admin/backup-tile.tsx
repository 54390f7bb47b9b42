import { BackupState } from "../../backups/admin/backup-state";
import { sayIn } from "./say";
import { Tile } from "./tile";

/** When the last backup was made, and whether it could be restored (X10). */
export function BackupTile({ language }: { language: string }) {
  return (
    <Tile title={sayIn(language)("backup")}>
      <BackupState />
    </Tile>
  );
}
