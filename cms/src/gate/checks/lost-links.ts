import type { Check } from "../change";
import { pageOfEntry } from "../facts/linked-entry";
import { localized } from "../../i18n";

/** Links to an entry that has no page in their language: their words stay, and no link is around them (A4). */
export const lostLinks: Check = (change) =>
  (change.after?.links ?? []).flatMap((link) => {
    if (!link.entry || pageOfEntry(link, change)) return [];
    const message = localized("checks:lostLinks", { words: link.words });
    const { list, id } = link.entry;
    return [{ severity: "warning", field: link.field, locale: link.locale, message, subject: `${list} ${id}` }];
  });
