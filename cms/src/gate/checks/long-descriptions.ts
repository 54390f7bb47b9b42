import type { Check } from "../change";
import { DESCRIPTION_PIXELS, widthOf } from "../facts/search-width";
import { localized } from "../../i18n";

/** Descriptions for searches that a search cuts, measured in pixels. A lead is written for the page, and may be longer. */
export const longDescriptions: Check = ({ after }) =>
  (after?.pages ?? []).flatMap(({ description, isCopy, locale }) => {
    const width = description.field.startsWith("seo.") ? widthOf(description.text, "description") : 0;
    if (isCopy || width <= DESCRIPTION_PIXELS) return [];
    const message = localized("checks:longDescriptions", { descriptionPixels: DESCRIPTION_PIXELS, width });
    return [{ severity: "warning", field: description.field, locale, message, subject: description.text }];
  });
