import type { Localized } from "payload-kit/texts";
import type { Change, Check, Fault } from "../change";
import type { SitePage } from "../site";
import { localized } from "../texts";

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, " ").trim();

/** Pages whose title or description another page of the locale has already. */
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
  usedTwice(change, "title", ({ path }) => localized("faults:usedTwice.titlesTwice", { path }));

/** Descriptions that another page has. */
export const descriptionsTwice: Check = (change) =>
  usedTwice(change, "description", ({ path }) => localized("faults:usedTwice.descriptionsTwice", { path }));
