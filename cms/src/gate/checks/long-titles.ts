import type { Check } from "../change";
import { TITLE_PIXELS, widthOf } from "../facts/search-width";
import { localized } from "../../i18n";

/** Titles that a search cuts, the name of the site behind them, measured in pixels. */
export const longTitles: Check = ({ after, site }) =>
  (after?.pages ?? []).flatMap(({ isCopy, locale, title }) => {
    const width = widthOf(`${title.text} — ${site.productName}`, "title");
    if (isCopy || !title.text || width <= TITLE_PIXELS) return [];
    const message = localized("checks:longTitles", { titlePixels: TITLE_PIXELS, width });
    return [{ severity: "warning", field: title.field, locale, message, subject: title.text }];
  });
