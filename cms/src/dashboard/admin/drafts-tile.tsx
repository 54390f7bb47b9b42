import { entryAddress } from "payload-kit/admin/entry-address";
import { ago } from "payload-kit/moments";
import type { DraftFigures } from "../drafts";
import { Tile } from "./tile";
import { translator } from "../../i18n";

interface DraftsTileProps {
  figures: DraftFigures;
  language: string;
  /** The server's clock, ISO 8601. */
  now: string;
}

/** The user's own unpublished drafts, the newest first. */
export function DraftsTile({ figures: { total, newest }, language, now }: DraftsTileProps) {
  const t = translator(language);
  const [last] = newest;
  const act = last
    ? { href: entryAddress(last), label: t("desk:goOn") }
    : { href: "/admin/collections/cases/create", label: t("desk:newCase") };
  return (
    <Tile title={t("desk:drafts")} figure={total} act={act}>
      {total === 0 && <p>{t("desk:draftsCalm")}</p>}
      <ul>
        {newest.map((draft) => (
          <li key={`${draft.list} ${draft.id}`}>
            <a href={entryAddress(draft)}>{draft.title}</a>{" "}
            <span>{[draft.kind, ago(draft.savedAt, now, language)].filter(Boolean).join(", ")}</span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
