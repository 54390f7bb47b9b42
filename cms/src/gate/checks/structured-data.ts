import { relatedId, textOf } from "payload-kit";
import { localized, type Localized } from "../../i18n";
import type { Check, Fault } from "../change";

const NOT_ONE_NAME = /^(?:by|posted by|автор|текст|por)[\s:]|[@/;]|https?:|\s(?:and|и|e)\s/iu;
const LONGEST = 110;
/** Clocks differ a little. */
const MINUTE = 60_000;

/**
 * Errors for which Google rejects the structured data of an article.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const article: Check = ({ after, list, now }) => {
  if (list !== "blog-posts" || !after) return [];
  const { author, publishedAt, title } = after.doc;
  const found: [boolean, string, Fault["message"]][] = [
    [Date.parse(textOf(publishedAt)) > now.getTime() + MINUTE, "publishedAt", localized("checks:article.inTheFuture")],
    [NOT_ONE_NAME.test(textOf(author)), "author", localized("checks:article.noName")],
    [[...textOf(title)].length > LONGEST, "title", localized("checks:article.headline")],
  ];
  return found.flatMap(([isFault, field, message]): Fault[] =>
    isFault ? [{ severity: "error", field, locale: null, message, subject: field }] : [],
  );
};

/** Nothing but capitals, and more of them than an abbreviation has. */
const isInCapitals = (title: string): boolean =>
  !/\p{Ll}/u.test(title) && /\p{Lu}{4}/u.test(title) && (title.match(/\p{Lu}/gu)?.length ?? 0) > 4;
const EXTRAS = /[!*$€₽£]|\bR\$|\d{4,}|https?:/u;

/**
 * Errors and warnings of Google about the structured data of a vacancy.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobPosting: Check = ({ after, list, now, site }) => {
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
