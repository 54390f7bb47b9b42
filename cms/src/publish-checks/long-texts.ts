import { localized } from "../i18n";
import type { SiteCheck } from "./check";
import { DESCRIPTION_PIXELS, TITLE_PIXELS, widthOf } from "./search-width";

/** Titles that a search cuts, the name of the site behind them, measured in pixels. */
export const longTitles: SiteCheck = ({ after, site }) =>
  (after?.pages ?? []).flatMap(({ isCopy, locale, title }) => {
    const width = widthOf(`${title.text} — ${site.productName}`, "title");
    if (isCopy || !title.text || width <= TITLE_PIXELS) return [];
    const message = localized("checks:longTitles", { titlePixels: TITLE_PIXELS, width });
    return [{ severity: "warning", field: title.field, locale, message, subject: title.text }];
  });

/** Descriptions for searches that a search cuts, measured in pixels. A lead is written for the page, and may be longer. */
export const longDescriptions: SiteCheck = ({ after }) =>
  (after?.pages ?? []).flatMap(({ description, isCopy, locale }) => {
    const width = description.field.startsWith("seo.") ? widthOf(description.text, "description") : 0;
    if (isCopy || width <= DESCRIPTION_PIXELS) return [];
    const message = localized("checks:longDescriptions", { descriptionPixels: DESCRIPTION_PIXELS, width });
    return [{ severity: "warning", field: description.field, locale, message, subject: description.text }];
  });
