import { localized } from "../i18n";
import { LIMITS, type Limited } from "../sharing/admin/pixels";
import type { SiteCheck } from "./check";

/** Widths in Arial as shares of the size of the type: a sentence is measured to within 3 %. */
const WIDTHS: readonly (readonly [characters: RegExp, share: number])[] = [
  [/[\s.,:;!|()'’iIjltfr]/, 0.272],
  [/[mwMWФШЩЮ@%—шщюф]/, 0.8],
  [/[\p{Lu}жмы]/u, 0.69],
  [/./u, 0.545],
];

/** About how wide a text is in one line, in pixels; the browser measures it on a canvas (sharing/admin/pixels.ts). */
function widthOf(text: string, as: Limited): number {
  const shareOf = (letter: string) => WIDTHS.find(([characters]) => characters.test(letter))?.[1] ?? 0;
  const ems = [...text].reduce((sum, letter) => sum + shareOf(letter), 0);
  return Math.round(ems * Number.parseInt(LIMITS[as].font, 10));
}

/** Titles that a search cuts, the name of the site behind them, measured in pixels. */
export const longTitles: SiteCheck = ({ after, site }) =>
  (after?.pages ?? []).flatMap(({ isCopy, locale, title }) => {
    const width = widthOf(`${title.text} — ${site.productName}`, "title");
    if (isCopy || !title.text || width <= LIMITS.title.most) return [];
    const message = localized("checks:longTitles", { titlePixels: LIMITS.title.most, width });
    return [{ severity: "warning", field: title.field, locale, message, subject: title.text }];
  });

/** Descriptions for searches that a search cuts, measured in pixels. A lead is written for the page, and may be longer. */
export const longDescriptions: SiteCheck = ({ after }) =>
  (after?.pages ?? []).flatMap(({ description, isCopy, locale }) => {
    const width = description.field.startsWith("seo.") ? widthOf(description.text, "description") : 0;
    if (isCopy || width <= LIMITS.description.most) return [];
    const message = localized("checks:longDescriptions", { descriptionPixels: LIMITS.description.most, width });
    return [{ severity: "warning", field: description.field, locale, message, subject: description.text }];
  });
