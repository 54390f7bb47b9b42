import { entryAddress } from "../../admin/entry-address";
import { ago } from "../../releases/admin/ago";
import type { Editing } from "../editing";
import { sayIn } from "./say";
import { Tile } from "./tile";

interface EditingTileProps {
  entries: readonly Editing[];
  language: string;
  /** The server's clock, ISO 8601. */
  now: string;
}

/** Which entries others have open, and who. */
export function EditingTile({ entries, language, now }: EditingTileProps) {
  const say = sayIn(language);
  return (
    <Tile title={say("editing")} figure={entries.length}>
      {entries.length === 0 && <p>{say("editingCalm")}</p>}
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
