import { ago } from "../../releases/admin/ago";
import type { InboxFigures } from "../inbox";
import { sayIn } from "./say";
import { Tile } from "./tile";

interface InboxTileProps {
  figures: InboxFigures;
  language: string;
  /** The server's clock, ISO 8601. */
  now: string;
}

const INBOX = "/admin/collections/enquiries";
const HELD = `${INBOX}?${new URLSearchParams({ "where[or][0][and][0][mail][equals]": "held" })}`;
const NEW = `${INBOX}?${new URLSearchParams({ "where[or][0][and][0][state][equals]": "new" })}`;

/** What waits in the inbox: how many came by which form, since when, and how many are held as spam. */
export function InboxTile({ figures: { fresh, byForm, held, oldest }, language, now }: InboxTileProps) {
  const say = sayIn(language);
  const parts = [
    [say("briefs"), byForm["1"]],
    [say("applications"), byForm["2"]],
    [say("invitations"), byForm["3"]],
  ] as const;
  return (
    <Tile
      title={say("inbox")}
      state={fresh > 0 ? "call" : "calm"}
      figure={fresh}
      act={fresh > 0 ? { href: NEW, label: say("answer") } : { href: INBOX, label: say("openInbox") }}
    >
      {fresh === 0 && <p>{say("inboxCalm")}</p>}
      {fresh > 0 && <p>{parts.map(([name, count]) => `${name}: ${count}`).join(", ")}.</p>}
      {oldest && (
        <p>
          {say("oldest")} {ago(oldest, now, language)}.
        </p>
      )}
      {held > 0 && (
        <p>
          {say("held")}: {held}. <a href={HELD}>{say("seeHeld")}</a>
        </p>
      )}
    </Tile>
  );
}
