import { entryAddress } from "payload-kit/admin/entry-address";
import { ago } from "payload-kit/moments";
import type { Editing } from "../editing";
import { Tile } from "./tile";
import { translator } from "../../i18n";

interface EditingTileProps {
  entries: readonly Editing[];
  language: string;
  /** The server's clock, ISO 8601. */
  now: string;
}

/** Which entries others have open, and who. */
export function EditingTile({ entries, language, now }: EditingTileProps) {
  const t = translator(language);
  return (
    <Tile title={t("desk:editing")} figure={entries.length}>
      {entries.length === 0 && <p>{t("desk:editingCalm")}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.list} ${entry.id}`}>
            <a href={entryAddress(entry)}>{entry.title}</a>{" "}
            <span>
              {entry.by}, {ago(entry.at, now, language)}
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
