import { localized, type Localized } from "../../i18n";
import type { Change, Check, Fault } from "../change";
import { DESCRIPTION_PIXELS, TITLE_PIXELS, widthOf } from "../facts/search-width";
import type { SitePage } from "../facts/site";

/** Titles that a search cuts, the name of the site behind them, measured in pixels. */
export const longTitles: Check = ({ after, site }) =>
  (after?.pages ?? []).flatMap(({ isCopy, locale, title }) => {
    const width = widthOf(`${title.text} — ${site.productName}`, "title");
    if (isCopy || !title.text || width <= TITLE_PIXELS) return [];
    const message = localized("checks:longTitles", { titlePixels: TITLE_PIXELS, width });
    return [{ severity: "warning", field: title.field, locale, message, subject: title.text }];
  });

/** Descriptions for searches that a search cuts, measured in pixels. A lead is written for the page, and may be longer. */
export const longDescriptions: Check = ({ after }) =>
  (after?.pages ?? []).flatMap(({ description, isCopy, locale }) => {
    const width = description.field.startsWith("seo.") ? widthOf(description.text, "description") : 0;
    if (isCopy || width <= DESCRIPTION_PIXELS) return [];
    const message = localized("checks:longDescriptions", { descriptionPixels: DESCRIPTION_PIXELS, width });
    return [{ severity: "warning", field: description.field, locale, message, subject: description.text }];
  });

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, " ").trim();

/** Pages whose title or description another page of the language has already. */
function usedTwice(change: Change, what: "title" | "description", message: (other: SitePage) => Localized): Fault[] {
  const { after, id, list, site } = change;
  return (after?.pages ?? []).flatMap((page): Fault[] => {
    const { field, text } = page[what];
    if (page.isCopy || !text) return [];
    const other = site.pages.find(
      (candidate) =>
        (candidate.list !== list || candidate.id !== id) &&
        candidate.locale === page.locale &&
        !candidate.isCopy &&
        plain(candidate[what].text) === plain(text),
    );
    return other
      ? [{ severity: "warning", field, locale: page.locale, message: message(other), subject: plain(text) }]
      : [];
  });
}

/** Titles that another page has: search results would look the same. */
export const titlesTwice: Check = (change) =>
  usedTwice(change, "title", ({ path }) => localized("checks:usedTwice.titlesTwice", { path }));

/** Descriptions that another page has. */
export const descriptionsTwice: Check = (change) =>
  usedTwice(change, "description", ({ path }) => localized("checks:usedTwice.descriptionsTwice", { path }));
