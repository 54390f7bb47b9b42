import type { Check } from "../change";
import { hasContent } from "../facts/has-content";
import { localized } from "../../i18n";

/** Machine translations that no person has reviewed (X3). */
export const unreadDrafts: Check = ({ list, id, after, site }) => {
  const drafts = site.unreadDrafts.filter((draft) => draft.list === list && draft.entry === id);
  return (after?.leaves ?? []).flatMap((leaf) => {
    // Rows of a list are drafted together.
    const isDraft = drafts.some(({ locale, path }) => locale === leaf.locale && `${leaf.path}.`.startsWith(`${path}.`));
    if (!isDraft || !hasContent(leaf)) return [];
    return [
      {
        severity: "warning",
        field: leaf.path,
        locale: leaf.locale,
        message: localized("checks:unreadDrafts.unread"),
        subject: "",
      },
    ];
  });
};
