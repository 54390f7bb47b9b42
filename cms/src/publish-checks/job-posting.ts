import { relatedId, textOf } from "payload-kit";
import type { Fault } from "payload-publish-gate";
import { localized, type Localized } from "../i18n";
import type { SiteCheck } from "./check";

/** Nothing but capitals, and more of them than an abbreviation has. */
const isInCapitals = (title: string): boolean =>
  !/\p{Ll}/u.test(title) && /\p{Lu}{4}/u.test(title) && (title.match(/\p{Lu}/gu)?.length ?? 0) > 4;
const EXTRAS = /[!*$€₽£]|\bR\$|\d{4,}|https?:/u;

/**
 * Errors and warnings of Google about the structured data of a vacancy.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobPosting: SiteCheck = ({ after, list, now, site }) => {
  if (list !== "jobs" || !after) return [];
  const { doc, fieldValues, pages } = after;
  const error = (field: string, message: Localized, locale: Fault["locale"] = null): Fault => ({
    ...{ severity: "error", field, locale, message, subject: field },
  });
  const last = textOf(doc.validThrough).slice(0, 10);
  const titles = fieldValues.filter(({ path, value }) => path === "title" && textOf(value) !== "");
  const city = site.cities.get(relatedId(doc.city) ?? 0);
  return [
    // A vacancy is closed so, and what is closed tells Google nothing that it could refuse.
    ...(last && last < now.toISOString().slice(0, 10)
      ? [{ ...error("validThrough", localized("checks:jobPosting.ended")), severity: "warning" as const }]
      : []),
    ...titles
      .filter(({ value }) => EXTRAS.test(textOf(value)) || isInCapitals(textOf(value)))
      .map(({ locale }) => error("title", localized("checks:jobPosting.moreThanATitle"), locale)),
    ...pages
      .filter(({ locale }) => city && !city[locale])
      .map(({ locale }) => error("city", localized("checks:jobPosting.noCity"), locale)),
    ...salaryFaults(doc.salary).map((field) => error(field, localized("checks:jobPosting.salary"))),
  ];
};

function salaryFaults(salary: unknown): string[] {
  if (typeof salary !== "object" || salary === null) return [];
  const { currency, max, min } = salary as Record<string, unknown>;
  if (typeof min !== "number" && typeof max !== "number") return [];
  if (typeof min !== "number") return ["salary.min"];
  if (typeof max !== "number" || max < min) return ["salary.max"];
  return /^[A-Z]{3}$/.test(textOf(currency)) ? [] : ["salary.currency"];
}
