import { AdminLink } from "payload-kit/admin/admin-link";
import { createWidget, type WidgetContent } from "payload-kit/admin/create-widget";
import { Tile } from "payload-kit/admin/tile";
import { ago } from "payload-kit/moments";
import { localized, translator } from "../../i18n";
import { readInbox, type InboxFigures } from "../inbox";

const FORMS = ["1", "2", "3"] as const;
const INBOX = "/collections/enquiries";
const inboxOf = (field: "mail" | "state", value: string) =>
  `${INBOX}?${new URLSearchParams({ [`where[or][0][and][0][${field}][equals]`]: value })}`;

/** Unread enquiries: how many by form, since when; how many could not be mailed, and how many are held as spam. */
export function InboxTile({ figures, title, language, now }: WidgetContent<InboxFigures>) {
  const { fresh, byForm, unmailed, held, oldest } = figures;
  const t = translator(language);
  return (
    <Tile
      title={title}
      state={unmailed > 0 ? "alarm" : fresh > 0 ? "call" : "calm"}
      figure={fresh}
      act={
        fresh > 0
          ? { to: inboxOf("state", "new"), label: t("enquiries:inbox.answer") }
          : { to: INBOX, label: t("enquiries:inbox.open") }
      }
    >
      {fresh === 0 && <p>{t("enquiries:inbox.calm")}</p>}
      {fresh > 0 && <p>{FORMS.map((form) => `${t(`enquiries:form.${form}`)}: ${byForm[form]}`).join(", ")}.</p>}
      {oldest && (
        <p>
          {t("enquiries:inbox.oldest")} {ago(oldest, now, language)}.
        </p>
      )}
      {unmailed > 0 && (
        <p>
          {t("enquiries:inbox.mailsFailed")}: {unmailed}.{" "}
          <AdminLink to={inboxOf("mail", "failed")}>{t("enquiries:sendAgain")}</AdminLink>
        </p>
      )}
      {held > 0 && (
        <p>
          {t("enquiries:inbox.held")}: {held}.{" "}
          <AdminLink to={inboxOf("mail", "held")}>{t("enquiries:inbox.seeHeld")}</AdminLink>
        </p>
      )}
    </Tile>
  );
}

export const InboxWidget = createWidget(localized("enquiries:inbox.title"), ({ req }) => readInbox(req), InboxTile);
