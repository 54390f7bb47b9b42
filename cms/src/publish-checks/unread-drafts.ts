import { hasContent } from "payload-publish-gate/checks";
import { localized } from "../i18n";
import type { SiteCheck } from "./check";

/** Machine translations that no person has reviewed (X3). */
export const unreadDrafts: SiteCheck = ({ list, id, after, site }) => {
  const drafts = site.unreadDrafts.filter((draft) => draft.list === list && draft.entry === id);
  return (after?.fieldValues ?? []).flatMap((fieldValue) => {
    // Rows of a list are drafted together.
    const isDraft = drafts.some(
      ({ locale, path }) => locale === fieldValue.locale && `${fieldValue.path}.`.startsWith(`${path}.`),
    );
    if (!isDraft || !hasContent(fieldValue)) return [];
    return [
      {
        severity: "warning",
        field: fieldValue.path,
        locale: fieldValue.locale,
        message: localized("checks:unreadDrafts.unread"),
        subject: "",
      },
    ];
  });
};
