import { ago } from "payload-kit/moments";
import type { InboxFigures } from "../inbox";
import { Tile } from "./tile";
import { translator } from "../../i18n";

interface InboxTileProps {
  figures: InboxFigures;
  language: string;
  /** The server's clock, ISO 8601. */
  now: string;
}

const INBOX = "/admin/collections/enquiries";
const HELD = `${INBOX}?${new URLSearchParams({ "where[or][0][and][0][mail][equals]": "held" })}`;
const NEW = `${INBOX}?${new URLSearchParams({ "where[or][0][and][0][state][equals]": "new" })}`;

/** Unread enquiries: how many by form, since when, and how many are held as spam. */
export function InboxTile({ figures: { fresh, byForm, held, oldest }, language, now }: InboxTileProps) {
  const t = translator(language);
  const parts = [
    [t("desk:briefs"), byForm["1"]],
    [t("desk:applications"), byForm["2"]],
    [t("desk:invitations"), byForm["3"]],
  ] as const;
  return (
    <Tile
      title={t("desk:inbox")}
      state={fresh > 0 ? "call" : "calm"}
      figure={fresh}
      act={fresh > 0 ? { href: NEW, label: t("desk:answer") } : { href: INBOX, label: t("desk:openInbox") }}
    >
      {fresh === 0 && <p>{t("desk:inboxCalm")}</p>}
      {fresh > 0 && <p>{parts.map(([name, count]) => `${name}: ${count}`).join(", ")}.</p>}
      {oldest && (
        <p>
          {t("desk:oldest")} {ago(oldest, now, language)}.
        </p>
      )}
      {held > 0 && (
        <p>
          {t("desk:held")}: {held}. <a href={HELD}>{t("desk:seeHeld")}</a>
        </p>
      )}
    </Tile>
  );
}
