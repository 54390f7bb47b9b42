import { AdminLink } from "payload-kit/admin/admin-link";
import type { WidgetContent } from "payload-kit/admin/create-widget";
import { Tile } from "payload-kit/admin/tile";
import type { EntryRef } from "payload-kit/entry-titles";
import { ago } from "payload-kit/moments";
import type { DraftFigures } from "../drafts";
import type { Editing } from "../editing";
import { translate } from "../texts";

/** The user's own unpublished drafts, the newest first. */
export function DraftsTile({ figures: { total, newest }, title, language, now }: WidgetContent<DraftFigures>) {
  const [last] = newest;
  const act = last && { to: last, label: translate(language, "desk:goOn") };
  return (
    <Tile title={title} figure={total} act={act}>
      <Entries entries={newest} {...{ language, now }} />
    </Tile>
  );
}

/** Which entries others have open, and who. */
export const EditingTile = ({ figures, title, language, now }: WidgetContent<readonly Editing[]>) => (
  <Tile title={title} figure={figures.length}>
    <Entries entries={figures.map((entry) => ({ ...entry, note: entry.by }))} {...{ language, now }} />
  </Tile>
);

interface EntriesProps extends Pick<WidgetContent<unknown>, "language" | "now"> {
  entries: readonly (EntryRef & { title: string; note: string; at: string })[];
}

const Entries = ({ entries, language, now }: EntriesProps) => (
  <ul>
    {entries.map((entry) => (
      <li key={`${entry.list} ${entry.id}`}>
        <AdminLink to={entry}>{entry.title}</AdminLink>{" "}
        <span>{[entry.note, ago(entry.at, now, language)].filter(Boolean).join(", ")}</span>
      </li>
    ))}
  </ul>
);
